import { Link } from '@tanstack/react-router'
import type { AlertRow } from '#domain/alerts/alert.ts'
import { useLiveState } from '../live/use-live-leads.ts'
import { agoWords } from '../ui/ago.ts'
import { clockWords } from '../ui/clock.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { useNow } from '../ui/use-now.ts'
import { ClaimButton } from './claim-button.tsx'
import { useAlerts } from './use-alerts.ts'
import { endWords, stepWords, whatWords } from './words.ts'

/** What waits for someone, and what was settled lately. `leave` closes the panel around it. */
export function AlertList({ leave }: { leave: () => void }) {
  const alerts = useAlerts()
  const isOffline = useLiveState() === 'offline'

  if (alerts.isPending)
    return (
      <div role="status" className="space-y-3 py-4">
        <span className="sr-only">Loading...</span>
        <Bar width="w-3/5" />
        <Bar width="w-2/5" />
      </div>
    )
  if (!alerts.data)
    return <FailedList what="The alerts" error={alerts.error} retry={() => void alerts.refetch()} />

  const { open, settled } = alerts.data
  return (
    <>
      {isOffline && (
        <p role="alert" className="mt-3 border-l-4 border-red bg-red-wash px-3 py-2 text-sm">
          You are offline. New alerts reach you here when the connection is back.
        </p>
      )}
      {open.length === 0 && (
        <p className="mt-2 text-muted">Nobody waits. New requests appear here at once.</p>
      )}
      <ul aria-label="Waiting" className="mt-2">
        {open.map((alert) => (
          <Waiting key={alert.lead_id} alert={alert} leave={leave} />
        ))}
      </ul>
      {settled.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">Settled lately</h3>
          <ul className="mt-1 text-sm">
            {settled.map((alert) => (
              <Settled key={alert.lead_id} alert={alert} leave={leave} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type Item = { alert: AlertRow; leave: () => void }

function Waiting({ alert, leave }: Item) {
  const now = useNow()
  return (
    <li className="flex items-center justify-between gap-3 border-b border-l-3 border-b-line border-l-red py-2.5 pl-3">
      <p className="min-w-0">
        <Link
          to="/ops/submissions/$id"
          params={{ id: alert.lead_id }}
          className="line-clamp-2 font-bold wrap-anywhere underline-offset-4 hover:underline"
          onClick={leave}
        >
          {alert.name}
        </Link>
        <span className="line-clamp-2 text-sm wrap-anywhere">{whatWords(alert)}</span>
        <span className="block text-[0.8125rem] text-muted">
          {stepWords(alert.step)}, {agoWords(new Date(alert.raised_at), now)}
        </span>
      </p>
      <ClaimButton lead={{ id: alert.lead_id, name: alert.name }} className="min-h-12 shrink-0" />
    </li>
  )
}

function Settled({ alert, leave }: Item) {
  const now = useNow()
  return (
    <li className="flex justify-between gap-3 border-b border-line py-2">
      <p className="min-w-0">
        <Link
          to="/ops/submissions/$id"
          params={{ id: alert.lead_id }}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
          onClick={leave}
        >
          {alert.name}
        </Link>
        <span className={`block ${alert.reason === 'gave_up' ? 'text-red' : 'text-muted'}`}>
          {endWords(alert)}
        </span>
      </p>
      <span className="shrink-0 text-muted tabular-nums">
        {alert.settled_at && clockWords(new Date(alert.settled_at), now)}
      </span>
    </li>
  )
}
