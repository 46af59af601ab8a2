import { CheckCheck } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { clockWords } from '../../ui/clock.ts'
import { useWords } from '../../words/use-words.ts'
import { entryWords, faultWords, takenOverWords } from './entry-words.ts'
import type { Entry } from '../entry.ts'
import type { Fault } from '../../store/stored-entry.ts'
import { PhotoThumbnail } from './photo-thumbnail.tsx'
import { outboxView } from '../outbox-view.ts'
import { writeIcons } from '../write-icons.ts'

type EntryRowProps = { entry: Entry; now: Date; children?: ReactNode }

/** What was done, for whom, and where it stands. Drawn again only where it changed: of 500 one is sent at a time. */
export const EntryRow = memo(function EntryRow({ entry, now, children }: EntryRowProps) {
  const words = useWords()
  const { calls, choices, field, problems, locale } = words
  const part = outboxView.usePart(({ parts }) => parts.get(entry.id))
  const { state, write, customer, fault, reply } = entry
  const Icon = state === 'received' ? CheckCheck : writeIcons[write.kind]
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line py-2.5">
      {write.kind === 'photo' && state !== 'received' ? (
        <PhotoThumbnail id={entry.id} />
      ) : (
        <Icon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 ${state === 'received' ? 'text-green' : 'text-muted'}`}
        />
      )}
      <span className="min-w-0 flex-1 basis-32">
        <span className="block wrap-anywhere">{entryWords(entry, words)}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {choices.name(customer)}
          {(state === 'waiting' || state === 'with_office') && fault && isTold(fault)
            ? `. ${faultWords(fault, problems)}`
            : ''}
          {state === 'taken_over' ? `. ${takenOverWords(entry, field)}` : ''}
        </span>
        {reply && <span className="block text-sm wrap-anywhere">{calls.yourReply(reply)}</span>}
        {/* Of what is not known a browser draws a full gray bar. */}
        {state === 'sending' && part !== undefined && (
          <progress
            aria-label={field.outbox.state.sending}
            value={part}
            className="mt-1 block h-1.5 w-full accent-gold"
          />
        )}
      </span>
      <span className="ml-auto shrink-0 text-right text-sm text-muted tabular-nums">
        <span className="block">
          {clockWords(new Date(state === 'received' ? entry.since : entry.at), now, locale)}
        </span>
        {children}
      </span>
    </li>
  )
})

/** That nothing answered is said once, above the list, and not of each entry. */
function isTold({ status, code }: Fault) {
  return status !== null || code === 'device-full' || code === 'device-error'
}
