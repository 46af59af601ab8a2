import { Link } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import type { UnclaimedAlert } from '#domain/alerts/alert.ts'
import { nameWords } from '#domain/leads/name-words.ts'
import { clockOf, waitedAloud } from '../dashboard/words.ts'
import { useUser } from '../session/may.ts'
import { useLiveState } from '../live/live-state.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { ClaimButton } from './claim-button.tsx'
import { reasonWords, unclaimedWords, whatWords } from './words.ts'

type RequestBarProps = { alert: UnclaimedAlert; unclaimed: number; className: string }

/** The most urgent request, with a Claim button. */
export function RequestBar({ alert, unclaimed, className }: RequestBarProps) {
  return (
    <section
      aria-label="Alert"
      className={`border-l-4 border-gold bg-rail-wash px-3 py-2.5 low:py-1 lg:short:py-1.5 ${className}`}
    >
      <Head alert={alert} />
      <div className="mt-1 lg:short:mt-0 flex flex-wrap items-end justify-between gap-x-3 low:hidden lg:block">
        <p className="min-w-0">
          <Link
            to="/ops/submissions/$id"
            params={{ id: alert.lead_id }}
            className="line-clamp-1 font-display text-xl leading-tight text-white wrap-break-word hover:underline"
          >
            {nameWords(alert.name)}
          </Link>
          <span className="line-clamp-2 text-sm wrap-break-word">{whatWords(alert)}</span>
        </p>
        {unclaimed > 1 && (
          <Link
            to="/ops/alerts"
            className="flex min-h-11 shrink-0 items-end text-sm underline underline-offset-4 lg:min-h-6 lg:short:hidden"
          >
            {unclaimedWords(unclaimed)}
          </Link>
        )}
      </div>
      <ClaimButton
        lead={{ ...alert, id: alert.lead_id }}
        className="mt-2 w-full low:mt-0 lg:short:mt-1 max-lg:min-h-12 low:*:line-clamp-1"
        isFleeting
      />
    </section>
  )
}

function Head({ alert }: { alert: UnclaimedAlert }) {
  const now = useSeconds()
  const me = useUser()?.id ?? ''
  const isOffline = useLiveState() === 'offline'
  const words = isOffline ? 'You’re offline' : reasonWords(alert.told, me)
  return (
    <p className="flex items-center justify-between gap-2 text-[0.8125rem] low:hidden cramped:flex-wrap">
      <span className="flex min-w-0 items-center gap-1.5">
        <PhoneCall aria-hidden className="size-3.5 shrink-0 text-gold lg:hidden" />
        <span className={`min-w-0 ${alert.is_happening_now ? 'font-semibold text-gold' : ''}`}>
          {alert.is_happening_now ? 'Happening now' : words}
        </span>
      </span>
      <span aria-hidden className="shrink-0 font-semibold text-white tabular-nums">
        {clockOf(alert.received_at, now)}
      </span>
      <span className="sr-only">{waitedAloud(alert.received_at, now)}</span>
    </p>
  )
}
