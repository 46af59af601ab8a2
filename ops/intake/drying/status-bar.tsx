import type { StatusCounts } from '#domain/readings/drying-chambers.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'

export type Counted = keyof StatusCounts

const order = ['dry', 'drying', 'wet', 'stalled', 'rising', 'unread'] as const
const looks: Record<Counted, string> = {
  dry: 'bg-green',
  drying: 'bg-ink',
  wet: 'border-2 border-ink bg-sheet',
  stalled: 'stalled',
  rising: 'bg-red',
  unread: 'border border-edge bg-sheet',
}

type BarProps = { counts: StatusCounts; only: Counted | null; onOnly: (only: Counted | null) => void }

/** One square for each point. Those of one kind are a button that shows only them. */
export function StatusBar({ counts, only, onOnly }: BarProps) {
  const words = useDryingFileWords()
  const shown = order.filter((status) => counts[status] > 0)
  return (
    <div>
      <div className="-mx-0.5 flex flex-wrap gap-y-0.5">
        {shown.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={only === status}
            aria-label={words.onlyThese(words.count(status, counts[status]))}
            className={`relative flex flex-wrap gap-0.5 px-[1px] py-1 after:absolute after:-inset-y-2 after:inset-x-0 ${only !== null && only !== status ? 'opacity-35' : ''}`}
            onClick={() => onOnly(only === status ? null : status)}
          >
            {Array.from({ length: counts[status] }, (_, nth) => (
              <span key={nth} className={`block size-3 ${looks[status]}`} />
            ))}
          </button>
        ))}
      </div>
      <p className="text-[0.8125rem] text-muted">
        {words.counts(shown.map((status) => words.count(status, counts[status])))}
        {only !== null && (
          <button
            type="button"
            className="relative ml-3 font-semibold text-ink underline decoration-2 underline-offset-4 after:absolute after:-inset-3"
            onClick={() => onOnly(null)}
          >
            {words.all}
          </button>
        )}
      </p>
    </div>
  )
}
