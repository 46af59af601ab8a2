import { CloudOff } from 'lucide-react'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import { entryWords } from './entry-words.ts'
import { useUnsentOf } from './use-outbox.ts'

/** What was done to a request on this device and is not sent, each with its time. Nothing where there is none. */
export function UnsentList({ leadId }: { leadId: string }) {
  const words = useWords()
  const now = useNow()
  const unsent = useUnsentOf(leadId)
  return (
    <ul className="text-[0.9375rem] empty:hidden">
      {unsent.map((entry) => (
        <li
          key={entry.id}
          className="flex items-start gap-x-2.5 border-b border-dashed border-line py-1.5 last:border-0"
        >
          <CloudOff aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 grow wrap-anywhere">{entryWords(entry, words)}</span>
          <span className="shrink-0 tabular-nums">{clockWords(new Date(entry.at), now, words.locale)}</span>
        </li>
      ))}
    </ul>
  )
}
