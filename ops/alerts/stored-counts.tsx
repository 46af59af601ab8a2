import { Link } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useFirstWords } from '../words/words.tsx'

export type StoredShown = { unclaimed: number; happening_now: number; storedAt: number }
type StoredCountsProps = StoredShown & { className: string }

/** Without a connection since the start: how many waited when the device last knew. Who they are is not stored. */
export function StoredCounts({ unclaimed, happening_now, storedAt, className }: StoredCountsProps) {
  const { shell, ui, locale } = useFirstWords()
  const now = useNow()
  return (
    <section aria-label={shell.alerts} className={className}>
      <Link
        to="/ops/alerts"
        className="flex min-h-12 items-center gap-3 border-l-4 border-gold bg-rail-wash px-3 py-1 text-white"
      >
        <PhoneCall aria-hidden className="size-4 shrink-0 text-gold" />
        <span className="min-w-0">
          <span className="block font-semibold">
            {[happening_now > 0 && shell.countHappening(happening_now), shell.countUnclaimed(unclaimed)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className="block text-sm tabular-nums">
            {ui.asOf(clockWords(new Date(storedAt), now, locale))}
          </span>
        </span>
      </Link>
    </section>
  )
}
