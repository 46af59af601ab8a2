import { useQuery } from '@tanstack/react-query'
import { useChatsToAnswer } from '../alerts/use-alerts.ts'
import { useMay } from '../session/may.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { cappedCount } from '../submissions/words.ts'
import { waitingQuery } from '../submissions/queries.ts'
import { useOpenProblems } from '../sync/use-open-problems.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useFirstWords } from '../words/words.tsx'

/** How much waits behind an entry of the menu. */
export function MenuBadge({ to }: { to: string }) {
  if (to === '/ops/submissions') return <UnclaimedBadge />
  return to === '/ops/sync-problems' ? <ProblemsBadge /> : null
}

/** How many requests no one has claimed, and how many visitors wait in a chat that no unclaimed request stands for. */
function UnclaimedBadge() {
  const { shell, ui, locale } = useFirstWords()
  const mayView = useMay('leads.view')
  const { data, dataUpdatedAt: at } = useQuery({ ...waitingQuery, enabled: mayView })
  const unclaimed = data?.unclaimed ?? 0
  const isLost = useIsLost()
  const now = useNow()
  const chats = useChatsToAnswer()
  if (unclaimed + chats === 0) return null
  return (
    <Badge
      count={cappedCount(unclaimed + chats)}
      of={chats > 0 ? shell.unclaimedOrInChat : shell.unclaimed}
      age={isLost && at > 0 ? ui.asOf(clockWords(new Date(at), now, locale)) : ''}
    />
  )
}

/** How much refused work waits for the office. */
function ProblemsBadge() {
  const { shell } = useFirstWords()
  const count = useOpenProblems()
  return count ? <Badge count={count} of={shell.openProblems} /> : null
}

type BadgeProps = { count: string; of: string; age?: string }

function Badge({ count, of, age = '' }: BadgeProps) {
  return (
    <span
      title={age || undefined}
      className="rounded-full bg-[#a31d16] px-2 py-0.5 text-xs cramped:px-1.5 cramped:py-0 cramped:text-[min(0.75rem,16px)] font-bold text-white tabular-nums"
    >
      {count}
      <span className="sr-only">{` ${of}${age && `. ${age}`}`}</span>
    </span>
  )
}
