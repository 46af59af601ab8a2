import { Link, useLocation, useParams } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { clockOf, waitedAloud } from '../dashboard/words.ts'
import { useUser } from '../session/may.ts'
import { useLiveState } from '../live/live-state.ts'
import { useSeconds } from '../ui/use-seconds.ts'
import { ClaimButton } from './claim-button.tsx'
import { useAlerts } from './use-alerts.ts'
import { reasonWords, unclaimedWords, whatWords } from './words.ts'

/**
 * Whether the bar of alerts is on the screen: where one reached this person, but not beside a request or the alerts
 * themselves, which have a Claim of their own.
 */
export function useIsAlertShown() {
  const { id } = useParams({ strict: false })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const open = useAlerts().data?.open ?? []
  const hasOwnClaim = path === '/ops/alerts' || (path.startsWith('/ops/submissions/') && id !== undefined)
  return !hasOwnClaim && open.some(({ reached_me }) => reached_me)
}

/** The most urgent request, shown on every screen until someone claims it, with a Claim button. */
export function AlertCard({ className = '' }: { className?: string }) {
  const data = useAlerts().data
  const isShown = useIsAlertShown()
  const [alert] = data?.open ?? []
  if (!isShown || !alert || !data) return null
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
            {alert.name}
          </Link>
          <span className="line-clamp-2 text-sm wrap-break-word">{whatWords(alert)}</span>
        </p>
        {data.unclaimed > 1 && (
          <Link
            to="/ops/alerts"
            className="flex min-h-11 shrink-0 items-end text-sm underline underline-offset-4 lg:min-h-6 lg:short:hidden"
          >
            {unclaimedWords(data.unclaimed)}
          </Link>
        )}
      </div>
      <ClaimButton
        lead={{ id: alert.lead_id, name: alert.name }}
        className="mt-2 w-full low:mt-0 lg:short:mt-1 max-lg:min-h-12 low:*:line-clamp-1"
        isFleeting
      />
    </section>
  )
}

type HeadProps = { alert: NonNullable<ReturnType<typeof useAlerts>['data']>['open'][number] }

function Head({ alert }: HeadProps) {
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
