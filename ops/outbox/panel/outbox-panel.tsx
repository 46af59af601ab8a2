import { useRef } from 'react'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import { outboxView } from '../outbox-view.ts'
import { isUnsent, needsPerson } from '../unsent-states.ts'
import { AskingEntry } from './asking-entry.tsx'
import { ContactLine } from './contact-line.tsx'
import { EntryRow } from './entry-row.tsx'
import { titleWords } from './entry-words.ts'
import { OthersWaiting } from './others-waiting.tsx'
import { PanelPart } from './panel-part.tsx'
import { SendActions } from './send-actions.tsx'
import { useTryToSend } from './use-try-to-send.ts'

/** Of what waits; the rest is counted. */
const mostShown = 50

/** Each thing that was done on this device and where it stands, what needs the person first. */
export function OutboxPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { field } = useWords()
  const { entries, received } = outboxView.use()
  const now = useNow()
  const first = useRef<HTMLHeadingElement>(null)
  const unsent = entries.filter(isUnsent)
  const asking = entries.filter(needsPerson)
  const here = unsent.filter((entry) => !needsPerson(entry))
  const office = entries.filter(({ state }) => state === 'with_office' || state === 'taken_over')

  const attempt = useTryToSend()

  return (
    <DialogSheet
      title={titleWords(entries, field)}
      isOpen={isOpen}
      onClose={onClose}
      hasCross
      initialFocus={asking.length > 0 ? first : undefined}
      actions={<SendActions attempt={attempt} isLoud={asking.length === 0} />}
    >
      <ContactLine triedAt={attempt.data ?? null} now={now} />
      <OthersWaiting className="mt-2 text-muted" />
      {asking.length > 0 && (
        <PanelPart title={field.outbox.needsYou(asking.length)} heading={first} isUrgent>
          {asking.map((entry) => (
            <AskingEntry key={entry.id} entry={entry} />
          ))}
        </PanelPart>
      )}
      {here.length > 0 && (
        <PanelPart title={field.outbox.here}>
          {here.slice(0, mostShown).map((entry) => (
            <EntryRow key={entry.id} entry={entry} now={now} />
          ))}
          {here.length > mostShown && (
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
          {received.map((entry) => (
            <EntryRow key={entry.id} entry={entry} now={now} />
          ))}
        </PanelPart>
      )}
    </DialogSheet>
  )
}
