import type { RefObject } from 'react'
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
import { NotSavedYet } from './not-saved-yet.tsx'
import { OthersWaiting } from './others-waiting.tsx'
import { PanelPart } from './panel-part.tsx'
import { RecentlyRemoved } from './recently-removed.tsx'
import { SendActions } from './send-actions.tsx'
import { useUnsavedForms, useUnsavedNotes } from './use-unsaved.ts'
import { useTryToSend } from './use-try-to-send.ts'

// Most lists have none, and it brings along what the portal knows of jobs.
const AskingList = loadScreen(() => import('./asking-list.tsx'), 'AskingList')

/** Of what waits; the rest is counted. The first of it come with the dialog: more than a phone shows at once. */
const mostShown = 50
const firstShown = 8

/** An entry as it was before a tap removed it: until that is over it stays where it is. */
const asBefore = (entry: Entry) =>
  entry.state === 'removing' && entry.was ? { ...entry, state: entry.was } : entry

/** It needs the person, or did before a tap removed it. */
export const isAsking = (entry: Entry) => needsPerson(asBefore(entry))

type PanelListsProps = {
  /** Of what needs the person. */
  first: RefObject<HTMLHeadingElement | null>
  entryId: string | null
  onClose: () => void
}

/** What needs the person, what is not saved, not sent, with the office, received and removed. */
export function PanelLists({ first, entryId, onClose }: PanelListsProps) {
  const { field } = useWords()
  const entries = outboxView.usePart((view) => view.entries)
  const received = outboxView.usePart((view) => view.received)
  const bursts = outboxView.usePart((view) => view.bursts)
  const notes = useUnsavedNotes()
  const forms = useUnsavedForms()
  const now = useNow()
  const attempt = useTryToSend()
  const isAfterFirstRender = useAfterFirstRender()
  const drawn = isAfterFirstRender ? mostShown : firstShown
  const asking = entries.filter(isAsking)
  const here = entries.filter((entry) => isUnsent(asBefore(entry)) && !isAsking(entry))
  const office = entries.filter(({ state }) => state === 'with_office' || state === 'taken_over')
  const removed = entries.filter(({ state }) => state === 'removed').toSorted((a, b) => b.since - a.since)

  return (
    <div className="@container">
      <ContactLine triedAt={attempt.data ?? null} now={now} />
      <OthersWaiting className="mt-2 text-muted" />
      {asking.length > 0 && (
        <PanelPart title={field.outbox.needsYou(asking.filter(needsPerson).length)} heading={first} isUrgent>
          <LaterPart instead={<AskingUnread asking={asking} now={now} />}>
            <AskingList asking={asking} entryId={entryId} onDecided={() => first.current?.focus()} />
          </LaterPart>
        </PanelPart>
      )}
      <SendActions attempt={attempt} isLoud={asking.length === 0 && here.length > 0} />
      {notes.length + forms.length + bursts.length > 0 && (
        <PanelPart title={field.outbox.notSavedYet}>
          <NotSavedYet notes={notes} forms={forms} bursts={bursts} onLeave={onClose} />
        </PanelPart>
      )}
      {here.length > 0 && (
        <PanelPart title={field.outbox.here}>
          {here.slice(0, drawn).map((entry) => (
            <EntryRow key={entry.id} entry={entry} now={now} />
          ))}
          {here.length > mostShown && isAfterFirstRender && (
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
      {received.length > 0 && (isAfterFirstRender || here.length < firstShown) && (
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
