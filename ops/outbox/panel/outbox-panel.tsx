import { CircleAlert, Download, RefreshCw } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, type ReactNode, type RefObject } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { contact } from '../../session/contact.ts'
import { useUser } from '../../session/may.ts'
import { recheckSession } from '../../session/session.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { offerDownload } from '../../ui/offer-download.ts'
import { useNow } from '../../ui/use-now.ts'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.ts'
import { AskingEntry } from './asking-entry.tsx'
import { EntryRow } from './entry-row.tsx'
import { titleWords } from './entry-words.ts'
import { exportFile } from './export-file.ts'
import { OthersWaiting } from './others-waiting.tsx'
import { outboxView } from '../outbox-view.ts'
import { unsavedNotes } from './unsaved-notes.ts'
import { useOutboxStatus } from './use-outbox-status.ts'
import { isUnsent, isWithOffice, needsPerson } from '../unsent-states.ts'

/** Of what waits; the rest is counted. */
const mostShown = 50

/** Each thing that was done on this device and where it stands, what needs the person first. */
export function OutboxPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useWords()
  const { field } = words
  const { entries, received } = outboxView.use()
  const now = useNow()
  const first = useRef<HTMLHeadingElement>(null)
  const unsent = entries.filter(isUnsent)
  const asking = entries.filter(needsPerson)
  const here = unsent.filter((entry) => !needsPerson(entry))
  const office = entries.filter(({ state }) => state === 'with_office' || state === 'taken_over')

  const me = useUser()
  const attempt = useMutation({ mutationFn: tryToSend })

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
            aria-disabled={attempt.isPending}
            onClick={() => attempt.isPending || attempt.mutate()}
          >
            <RefreshCw
              aria-hidden
              className={`size-5 ${attempt.isPending ? 'animate-spin motion-reduce:animate-none' : ''}`}
            />
            {attempt.isPending ? field.outbox.trying : field.outbox.tryNow}
          </button>
          <button type="button" className={button('plain')} onClick={() => me && void saveFile(me, words)}>
            <Download aria-hidden className="size-5" />
            {field.outbox.save}
          </button>
        </div>
      }
    >
      <ContactLine triedAt={attempt.data ?? null} now={now} />
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

async function saveFile({ id, name }: { id: string; name: string }, words: Words) {
  const outbox = await currentOutbox()
  if (!outbox) return
  const at = new Date()
  const entries = outboxView.get().entries.filter((entry) => isUnsent(entry) || isWithOffice(entry))
  const parts = {
    entries,
    notes: unsavedNotes(id, outboxView.get()),
    photoOf: outbox.photoOf,
    person: name,
    at,
  }
  offerDownload(await exportFile(parts, words), words.field.outbox.fileName(companyDay(at)))
}

/** Asks the server itself too: where nothing can be sent the person learns at least whether it answers. Returns when it was tried. */
async function tryToSend() {
  ;(await currentOutbox())?.tryNow()
  await recheckSession()
  return Date.now()
}

/** Whether there is a connection, and what the last press of "Try now" came to. */
function ContactLine({ triedAt, now }: { triedAt: number | null; now: Date }) {
  const { field, locale } = useWords()
  const { reached, lostSince } = contact.use()
  const line = useOutboxStatus()
  const clock = (at: number) => clockWords(new Date(at), now, locale)
  const { outbox } = field
  function told() {
    if (line.kind === 'sign-in') return outbox.signIn
    if (lostSince !== null) return outbox.noSignal(clock(lostSince))
    return reached === null ? outbox.never : outbox.lastSent(clock(reached))
  }
  return (
    <p className="mt-1 text-muted" role="status">
      {told()}
      {triedAt !== null && lostSince !== null && ` ${outbox.stillOffline(clock(triedAt))}`}
    </p>
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
