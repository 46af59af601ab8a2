import { useState, type ReactNode } from 'react'
import type { Alerts } from '#domain/alerts/alert.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { CallList } from '../office-calls/call-list.tsx'
import { useUser } from '../session/may.ts'
import { useListKeys } from '../keys/list-keys.ts'
import { useLiveState } from '../live/live-state.ts'
import { English } from '../words/words.tsx'
import { AlertItem } from './alert-item.tsx'
import { groupsOf } from './alert-groups.ts'
import { AlertLadder } from './alert-ladder.tsx'
import { NoAlerts, OfflineLine } from './alert-states.tsx'
import { selectionIn, useFrozenOrder, type Selection } from './frozen-order.ts'
import { ClaimBar } from './claim-bar.tsx'
import { UncalledList } from './uncalled-list.tsx'
import { useAlertKeys } from './use-alert-keys.ts'
import { usePointerDown } from './use-pointer-down.ts'

/** The list of alerts, its selected row, and the bar with the Claim button. */
export function AlertBoard({ alerts, more }: { alerts: Alerts; more: ReactNode }) {
  const now = useSeconds()
  const isOffline = useLiveState() === 'offline'
  const me = useUser()?.id ?? ''
  const finger = usePointerDown()
  const [chosen, setChosen] = useState<Selection | null>(null)
  const { shown, hidden, showAll } = useFrozenOrder(alerts.open, finger.isDown || chosen?.isByHand === true)
  const selection = selectionIn(shown, chosen)
  if (selection?.id !== chosen?.id || selection?.isByHand !== chosen?.isByHand) setChosen(selection)
  const selected = shown.find(({ lead_id }) => lead_id === selection?.id)
  useListKeys({ noun: 'alert', chosen: selected?.lead_id })
  useAlertKeys(selected)

  return (
    <>
      {isOffline && <OfflineLine />}
      <div className="grow" {...finger.watch}>
        {hidden > 0 && (
          <p className="sticky top-2 z-10 h-0 text-center">
            <button
              type="button"
              className="min-h-11 rounded-full bg-ink px-5 font-semibold text-paper shadow-md"
              onClick={() => {
                showAll()
                scrollTo({ top: 0 })
              }}
            >
              <span lang="en">{hidden} new</span>
            </button>
          </p>
        )}
        <CallList
          renderAlerted={({ told, next }) => (
            <English>
              <AlertLadder told={told} next={next} me={me} now={now} />
            </English>
          )}
        />
        {alerts.unclaimed === 0 && alerts.calls.length === 0 && (
          <NoAlerts isCallDue={alerts.uncalled.length > 0} />
        )}
        <English>
          {groupsOf(alerts, shown).map(({ name, rows, count, isUrgent }) => (
            <section key={name} aria-label={name}>
              <h2
                className={`flex items-baseline justify-between px-4 py-2 text-xl uppercase lg:px-6.5 ${isUrgent ? 'bg-red text-paper' : 'border-y border-line bg-wash'}`}
              >
                {name}
                <span className="font-sans text-base font-normal tabular-nums">
                  {count.toLocaleString('en-US')}
                </span>
              </h2>
              <ul>
                {rows.map((alert) => (
                  <AlertItem
                    key={alert.lead_id}
                    alert={alert}
                    now={now}
                    promised={alerts.call_back_minutes}
                    isSelected={alert.lead_id === selection?.id}
                    select={() => setChosen({ id: alert.lead_id, isByHand: true })}
                  />
                ))}
              </ul>
            </section>
          ))}
          {more}
        </English>
        <UncalledList uncalled={alerts.uncalled} promised={alerts.call_back_minutes} now={now} />
      </div>
      {selected && (
        <English>
          <ClaimBar lead={selected} isOffline={isOffline} />
        </English>
      )}
    </>
  )
}
