import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { useSeesAllLeads } from '../session/may.ts'
import { cappedCount } from '../submissions/words.ts'
import { useChatsToAnswer, useKnownCounts, waitingIn } from './use-alerts.ts'
import { useFirstWords } from '../words/words.tsx'
import { callsWords, unclaimedWords } from './words.ts'

type BellProps = { className: string; isNamed?: boolean }

/** The number of unclaimed requests, of calls that no one took and of visitors who wait in chats, as a link to the alerts, for who sees all of them. It is silent: alerts that must wake people go to phones. */
export function Bell({ className, isNamed = false }: BellProps) {
  const { shell } = useFirstWords()
  const alerts = useKnownCounts()
  const chats = useChatsToAnswer()
  const waiting = waitingIn(alerts) + chats
  const unclaimed = alerts?.unclaimed ?? 0
  const told = [
    chats ? `${unclaimed + chats} ${shell.unclaimedOrInChat}` : unclaimedWords(unclaimed, shell),
    callsWords(alerts?.calls_waiting ?? 0, shell),
  ]
  if (!useSeesAllLeads()) return null
  return (
    <Link
      to="/ops/alerts"
      className={className}
      activeProps={{ className: 'border-gold! text-white' }}
      title={shell.alerts}
    >
      <span className="flex items-center gap-1.5 cramped:gap-0.5">
        <BellIcon
          aria-hidden
          className={`size-5 cramped:size-[min(1.25rem,28px)] ${waiting > 0 ? 'text-gold' : ''}`}
        />
        {waiting > 0 && (
          <span
            aria-hidden
            className="rounded-full bg-[#a31d16] px-2 py-0.5 text-xs cramped:px-1.5 cramped:py-0 cramped:text-[min(0.75rem,16px)] font-bold text-white tabular-nums"
          >
            {cappedCount(waiting)}
          </span>
        )}
      </span>
      {isNamed && <span aria-hidden>{shell.alerts}</span>}
      <span className="sr-only">{shell.alertsCount(told.filter(Boolean).join(', '))}</span>
    </Link>
  )
}
