import { useQuery } from '@tanstack/react-query'
import { useMay } from '../session/may.ts'
import { cappedCount } from '../submissions/words.ts'
import { useWords } from '../words/words.tsx'
import { waitingQuery } from '../submissions/queries.ts'

/** How many requests nobody has answered yet. */
export function WaitingBadge() {
  const { shell } = useWords()
  const mayView = useMay('leads.view')
  const waiting = useQuery({ ...waitingQuery, enabled: mayView }).data?.new
  if (!waiting) return null
  return (
    <span className="rounded-full bg-gold px-2 py-0.5 text-xs font-bold text-on-gold tabular-nums">
      {cappedCount(waiting)}
      <span className="sr-only"> {shell.waiting}</span>
    </span>
  )
}
