import { Link } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { agoWords } from '../ui/ago.ts'
import { useNow } from '../ui/use-now.ts'
import { ClaimButton } from './claim-button.tsx'
import { useAlerts } from './use-alerts.ts'
import { stepWords, waitingWords, whatWords } from './words.ts'

type AlertCardProps = { className?: string; showAll: () => void }

/** Whoever waits longest, on every screen until someone has the request: who, what, where, since when, and one press to take it. */
export function AlertCard({ className = '', showAll }: AlertCardProps) {
  const now = useNow()
  const open = useAlerts().data?.open ?? []
  const [alert] = open
  if (!alert) return null
  return (
    <section aria-label="Alert" className={`border-l-4 border-gold bg-rail-wash px-3 py-2.5 ${className}`}>
      <p className="flex items-center justify-between gap-2 text-[0.8125rem]">
        <span className="flex min-w-0 items-center gap-1.5">
          <PhoneCall aria-hidden className="size-3.5 shrink-0 text-gold lg:hidden" />
          <span className="truncate">{stepWords(alert.step)}</span>
        </span>
        <span className="shrink-0 font-semibold text-white tabular-nums">
          {agoWords(new Date(alert.raised_at), now)}
        </span>
      </p>
      <div className="mt-1 flex items-end justify-between gap-3 lg:block">
        <p className="min-w-0">
          <Link
            to="/ops/submissions/$id"
            params={{ id: alert.lead_id }}
            className="line-clamp-1 font-display text-xl leading-tight text-white wrap-anywhere hover:underline"
          >
            {alert.name}
          </Link>
          <span className="line-clamp-2 text-sm wrap-anywhere">{whatWords(alert)}</span>
        </p>
        <ClaimButton
          lead={{ id: alert.lead_id, name: alert.name }}
          className="shrink-0 max-lg:min-h-12 lg:mt-2 lg:w-full"
        />
      </div>
      {open.length > 1 && (
        <button type="button" className="min-h-9 text-sm underline underline-offset-4" onClick={showAll}>
          {waitingWords(open.length)}
        </button>
      )}
    </section>
  )
}
