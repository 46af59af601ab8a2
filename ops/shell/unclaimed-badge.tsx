import { useQuery } from '@tanstack/react-query'
import { useMay } from '../session/may.ts'
import { cappedCount } from '../submissions/words.ts'
import { useWords } from '../words/words.tsx'
import { waitingQuery } from '../submissions/queries.ts'

/** How many requests no one has claimed. */
export function UnclaimedBadge() {
  const { shell } = useWords()
  const mayView = useMay('leads.view')
  const unclaimed = useQuery({ ...waitingQuery, enabled: mayView }).data?.unclaimed
  if (!unclaimed) return null
  return (
    <span className="rounded-full bg-[#a31d16] px-2 py-0.5 text-xs cramped:px-1.5 cramped:py-0 cramped:text-[min(0.75rem,16px)] font-bold text-white tabular-nums">
      {cappedCount(unclaimed)}
      <span className="sr-only"> {shell.unclaimed}</span>
    </span>
  )
}
