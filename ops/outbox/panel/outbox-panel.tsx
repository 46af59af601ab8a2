import { useRef } from 'react'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { LaterPart } from '../../ui/later-part.tsx'
import { loadScreen } from '../../ui/load-screen.ts'
import { useAfterFirstRender } from '../../ui/use-after-first-render.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import { outboxView } from '../outbox-view.ts'
import { isUnsent, needsPerson } from '../unsent-states.ts'
import { ContactLine } from './contact-line.tsx'
import { EntryRow } from './entry-row.tsx'
import { titleWords } from './entry-words.ts'
import { NotSavedYet } from './not-saved-yet.tsx'
import { OthersWaiting } from './others-waiting.tsx'
import { PanelPart } from './panel-part.tsx'
import { RecentlyRemoved } from './recently-removed.tsx'
import { SendActions } from './send-actions.tsx'
import { useIsChecking } from './use-is-checking.ts'
import { useUnsavedNotes } from './use-unsaved.ts'
import { useTryToSend } from './use-try-to-send.ts'

// Most lists have none, and it brings along what the portal knows of jobs.
const AskingList = loadScreen(() => import('./asking-list.tsx'), 'AskingList')

/** Of what waits; the rest is counted. The first of it come with the dialog: more than a phone shows at once. */
const mostShown = 50
const firstShown = 8

/** An entry as it was before a tap removed it: until that is over it stays where it is. */
const asBefore = (entry: Entry) =>
  entry.state === 'removing' && entry.was ? { ...entry, state: entry.was } : entry

type OutboxPanelProps = { isOpen: boolean; onClose: () => void; entryId: string | null }

/** Each thing that was done on this device and where it stands, what needs the person first. */
export function OutboxPanel({ isOpen, onClose, entryId }: OutboxPanelProps) {
  const { field } = useWords()
  const { entries, received, bursts } = outboxView.use()
  const notes = useUnsavedNotes()
  const isChecking = useIsChecking()
  const now = useNow()
  const first = useRef<HTMLHeadingElement>(null)
  const attempt = useTryToSend()
  const drawn = useAfterFirstRender() ? mostShown : firstShown
  const asking = entries.filter((entry) => needsPerson(asBefore(entry)))
  const here = entries.filter((entry) => isUnsent(asBefore(entry)) && !asking.includes(entry))
  const office = entries.filter(({ state }) => state === 'with_office' || state === 'taken_over')
  const removed = entries.filter(({ state }) => state === 'removed').toSorted((a, b) => b.since - a.since)
  const photos = bursts.reduce((sum, { missing }) => sum + missing.length, 0)

  return (
    <DialogSheet
      title={isChecking ? field.outbox.checking : titleWords({ entries, notes: notes.length, photos }, field)}
      isOpen={isOpen}
      onClose={onClose}
      hasCross
      actions={null}
      initialFocus={asking.length > 0 ? first : undefined}
    >
      <div className="@container">
        <ContactLine triedAt={attempt.data ?? null} now={now} />
        <OthersWaiting className="mt-2 text-muted" />
        {asking.length > 0 && (
          <PanelPart
            title={field.outbox.needsYou(asking.filter(needsPerson).length)}
            heading={first}
            isUrgent
          >
            <LaterPart instead={<AskingUnread asking={asking} now={now} />}>
              <AskingList asking={asking} entryId={entryId} onDecided={() => first.current?.focus()} />
            </LaterPart>
          </PanelPart>
        )}
        <SendActions attempt={attempt} isLoud={asking.length === 0 && here.length > 0} />
        {notes.length + bursts.length > 0 && (
          <PanelPart title={field.outbox.notSavedYet}>
            <NotSavedYet notes={notes} bursts={bursts} onLeave={onClose} />
          </PanelPart>
        )}
        {here.length > 0 && (
          <PanelPart title={field.outbox.here}>
            {here.slice(0, drawn).map((entry) => (
              <EntryRow key={entry.id} entry={entry} now={now} />
            ))}
            {here.length > mostShown && drawn === mostShown && (
              <li className="py-2.5 text-muted">{field.leave.more(here.length - mostShown)}</li>
            )}
          </PanelPart>
        )}
        {office.length > 0 && (
          <PanelPart title={field.outbox.office}>
            {office.map((entry) => (
              <EntryRow key={entry.id} entry={entry} now={now} />
            ))}
          </PanelPart>
        )}
        {received.length > 0 && (
          <PanelPart title={field.outbox.sent}>
            {received.slice(0, drawn).map((entry) => (
              <EntryRow key={entry.id} entry={entry} now={now} />
            ))}
          </PanelPart>
        )}
        {removed.length > 0 && (
          <PanelPart title={field.outbox.recentlyRemoved}>
            <RecentlyRemoved entries={removed.slice(0, mostShown)} now={now} />
          </PanelPart>
        )}
      </div>
    </DialogSheet>
  )
}

/** Where what decides could not be loaded: what waits for a decision all the same. */
function AskingUnread({ asking, now }: { asking: readonly Entry[]; now: Date }) {
  const { notLoaded } = useWords().ui
  return (
    <>
      <li role="alert" className="py-2.5">
        {notLoaded.title}. {notLoaded.words}
      </li>
      {asking.map((entry) => (
        <EntryRow key={entry.id} entry={entry} now={now} />
      ))}
    </>
  )
}
