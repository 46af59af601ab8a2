import type { LeadDetail } from '#domain/leads/lead.ts'
import { useUnsentOf } from '../outbox/panel/use-outbox.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** Notes that were saved on this device and are not sent yet. */
export function UnsentNotes({ lead }: { lead: Pick<LeadDetail, 'id' | 'notes'> }) {
  const { field, time, locale } = useWords()
  const now = useNow()
  const known = new Set(lead.notes.map(({ id }) => id))
  const notes = useUnsentOf(lead.id).filter(
    ({ id, state }) => (state === 'waiting' || state === 'sending') && !known.has(id),
  )
  return (
    <ul>
      {notes.map(
        ({ id, write, at }) =>
          write.kind === 'note' && (
            <li key={id} className="border-b border-dashed border-line py-2.5">
              <p className="whitespace-pre-line wrap-anywhere">{write.text}</p>
              <p className="mt-0.5 text-[0.8125rem] text-muted">
                {time.clockThen(clockWords(new Date(at), now, locale), field.storedHere)}
              </p>
            </li>
          ),
      )}
    </ul>
  )
}
