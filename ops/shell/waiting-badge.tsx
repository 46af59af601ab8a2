import { useQuery } from '@tanstack/react-query'
import { useMay } from '../session/may.ts'
import { cappedCount } from '../submissions/words.ts'
import { waitingQuery } from '../submissions/queries.ts'

/** How many requests nobody has answered yet. */
export function WaitingBadge() {
  const mayView = useMay('leads.view')
  const waiting = useQuery({ ...waitingQuery, enabled: mayView }).data?.new
  if (!waiting) return null
  return (
    <span className="rounded-full bg-gold px-2 py-0.5 text-xs font-bold text-on-gold tabular-nums">
      {cappedCount(waiting)}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
