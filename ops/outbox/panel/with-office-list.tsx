import { UserCheck } from 'lucide-react'
import { useMemo } from 'react'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import { entryWords, faultWords } from './entry-words.ts'
import { isWithOffice } from '../unsent-states.ts'
import { outboxView } from '../outbox-view.ts'

/** What this device did to a request and the server refused, while the office decides. Nothing where there is none. */
export function WithOfficeList({ leadId }: { leadId: string }) {
  const words = useWords()
  const { field, locale } = words
  const entries = outboxView.usePart((view) => view.entries)
  const now = useNow()
  const mine = useMemo(
    () => entries.filter((entry) => entry.leadId === leadId && isWithOffice(entry)),
    [entries, leadId],
  )
  if (mine.length === 0) return null
  return (
    <section aria-label={field.outbox.withOffice(mine.length)} className="mt-3 text-[0.9375rem]">
      <p className="flex items-center gap-2 text-muted">
        <UserCheck aria-hidden className="size-4.5 shrink-0" />
        {field.outbox.withOffice(mine.length)}
      </p>
      <ul>
        {mine.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-dashed border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {entryWords(entry, words)}
              {entry.fault && (
                <span className="block text-sm text-muted">{faultWords(entry.fault, words.problems)}</span>
              )}
            </span>
            <span className="text-muted tabular-nums">{clockWords(new Date(entry.at), now, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
