import { useQuery } from '@tanstack/react-query'
import { useWaitingChats } from '../chats/waiting-queries.ts'
import { useMay } from '../session/may.ts'
import { cappedCount } from '../submissions/words.ts'
import { waitingQuery } from '../submissions/queries.ts'
import { useOpenProblems } from '../sync/use-open-problems.ts'
import { useFirstWords } from '../words/words.tsx'

/** How much waits behind an entry of the menu. */
export function MenuBadge({ to }: { to: string }) {
  if (to === '/ops/submissions') return <UnclaimedBadge />
  return to === '/ops/sync-problems' ? <ProblemsBadge /> : null
}

/** How many requests no one has claimed, and how many visitors wait in a chat that is no request yet. */
function UnclaimedBadge() {
  const { shell } = useFirstWords()
  const mayView = useMay('leads.view')
  const unclaimed = useQuery({ ...waitingQuery, enabled: mayView }).data?.unclaimed ?? 0
  const chats = useWaitingChats()?.without_request ?? 0
  if (unclaimed + chats === 0) return null
  return (
    <Badge
      count={cappedCount(unclaimed + chats)}
      of={chats > 0 ? shell.unclaimedOrInChat : shell.unclaimed}
    />
  )
}

/** How much refused work waits for the office. */
function ProblemsBadge() {
  const { shell } = useFirstWords()
  const count = useOpenProblems()
  return count ? <Badge count={count} of={shell.openProblems} /> : null
}

function Badge({ count, of }: { count: string; of: string }) {
  return (
    <span className="rounded-full bg-[#a31d16] px-2 py-0.5 text-xs cramped:px-1.5 cramped:py-0 cramped:text-[min(0.75rem,16px)] font-bold text-white tabular-nums">
      {count}
      <span className="sr-only"> {of}</span>
    </span>
  )
}
