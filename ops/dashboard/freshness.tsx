import { minute } from '#platform/time.ts'
import { useLiveState } from '../live/live-state.ts'
import { agoWords } from '../ui/ago.ts'
import { clockWords } from '../ui/clock.ts'
import { useFirstWords } from '../words/words.tsx'

const oldAfter = 2 * minute

type FreshnessProps = { at: string; now: Date; isFailing: boolean }

/** Says how old the figures are when they are not current. */
export function Freshness({ at, now, isFailing }: FreshnessProps) {
  const words = useFirstWords()
  const isOffline = useLiveState() === 'offline'
  const given = new Date(at)
  if (!isFailing && !isOffline && now.getTime() - given.getTime() < oldAfter) return null
  return (
    <>
      {' · '}
      <span className="font-semibold text-ink">
        {words.dashboard.asOf(clockWords(given, now, words.locale), agoWords(given, now, words))}
      </span>
    </>
  )
}
