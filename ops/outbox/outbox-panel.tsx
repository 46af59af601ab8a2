import { CircleAlert, Download, RefreshCw } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { currentOutbox } from '../store/person-store.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { offerDownload } from '../ui/offer-download.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { AskingEntry } from './asking-entry.tsx'
import { EntryRow } from './entry-row.tsx'
import { titleWords } from './entry-words.ts'
import { exportFile } from './export-file.ts'
import { OthersWaiting } from './others-waiting.tsx'
import { outboxView } from './outbox-view.ts'
import { useLine } from './use-line.ts'
import { isUnsent, isWithOffice, needsPerson } from './unsent-states.ts'

/** Of what waits; the rest is counted. */
const mostShown = 50

/** Each thing that was done on this device and where it stands, what needs the person first. */
export function OutboxPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useWords()
  const { field, locale } = words
  const { entries, received, reached, lostSince } = outboxView.use()
  const now = useNow()
  const line = useLine()
  const first = useRef<HTMLHeadingElement>(null)
  const unsent = entries.filter(isUnsent)
  const asking = entries.filter(needsPerson)
  const here = unsent.filter((entry) => !needsPerson(entry))
  const mine = entries.filter((entry) => isUnsent(entry) || isWithOffice(entry))
  const office = entries.filter(({ state }) => state === 'with_office' || state === 'taken_over')
  const clock = (at: number) => clockWords(new Date(at), now, locale)
  const contact = reached === null ? field.outbox.never : field.outbox.lastSent(clock(reached))

  async function save() {
    const outbox = await currentOutbox()
    if (outbox) offerDownload(await exportFile(mine, outbox.photoOf, words), 'not-sent.html')
  }

  return (
    <DialogSheet
      title={titleWords(entries, field)}
      isOpen={isOpen}
      onClose={onClose}
      hasCross
      initialFocus={asking.length > 0 ? first : undefined}
      actions={
        <div className="flex flex-wrap gap-2 *:grow">
          <button
            type="button"
            className={button(asking.length > 0 ? 'plain' : 'gold')}
            onClick={() => void currentOutbox().then((outbox) => outbox?.tryNow())}
          >
            <RefreshCw aria-hidden className="size-5" />
            {field.outbox.tryNow}
          </button>
          <button type="button" className={button('plain')} onClick={() => void save()}>
            <Download aria-hidden className="size-5" />
            {field.outbox.save}
          </button>
        </div>
      }
    >
      <p className="mt-1 text-muted" role="status">
        {line.kind === 'sign-in'
          ? field.outbox.signIn
          : lostSince === null
            ? contact
            : field.outbox.noSignal(clock(lostSince))}
      </p>
      <OthersWaiting className="mt-2 text-muted" />
      {asking.length > 0 && (
        <Part title={field.outbox.needsYou(asking.length)} heading={first} isUrgent>
          {asking.map((entry) => (
            <AskingEntry key={entry.id} entry={entry} />
          ))}
        </Part>
      )}
      {here.length > 0 && (
        <Part title={field.outbox.here}>
          {here.slice(0, mostShown).map((entry) => (
            <EntryRow key={entry.id} entry={entry} now={now} />
          ))}
          {here.length > mostShown && (
            <li className="py-2.5 text-muted">{field.leave.more(here.length - mostShown)}</li>
          )}
        </Part>
      )}
      {office.length > 0 && (
        <Part title={field.outbox.office}>
          {office.map((entry) => (
            <EntryRow key={entry.id} entry={entry} now={now} />
          ))}
        </Part>
      )}
      {received.length > 0 && (
        <Part title={field.outbox.sent}>
          {received.map((entry) => (
            <EntryRow key={entry.id} entry={entry} now={now} />
          ))}
        </Part>
      )}
    </DialogSheet>
  )
}

type PartProps = {
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  isUrgent?: boolean
  children: ReactNode
}

function Part({ title, heading, isUrgent = false, children }: PartProps) {
  return (
    <section className="mt-4">
      <h3
        ref={heading}
        tabIndex={heading && -1}
        className={`outline-none flex items-center gap-2 text-lg uppercase ${isUrgent ? 'text-red' : ''}`}
      >
        {isUrgent && <CircleAlert aria-hidden className="size-5 shrink-0" />}
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
