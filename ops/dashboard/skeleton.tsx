import { Bar } from '../ui/list-states.tsx'
import { useFirstWords } from '../words/words.tsx'

/** Placeholder with the height of the dashboard that will replace it. */
export function DashboardSkeleton() {
  const { shell } = useFirstWords()
  return (
    <div role="status">
      <span className="sr-only">{shell.loading}</span>
      <div aria-hidden>
        <div className="mt-4 grid min-h-72 content-center gap-6 border-y-2 border-line bg-sheet px-6 py-6 lg:grid-cols-[5fr_8fr]">
          <span className="block h-24 w-28 animate-pulse rounded-sm bg-wash" />
          <span className="space-y-7 self-center">
            <Bar width="w-4/5" />
            <Bar width="w-3/5" />
            <Bar width="w-2/3" />
          </span>
        </div>
        <div className="mt-9 grid gap-10 sm:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
          {['mine', 'people', 'own'].map((part) => (
            <span key={part} className="block space-y-6 border-t-2 border-line pt-4">
              <Bar width="w-2/5" />
              <Bar width="w-full" />
              <Bar width="w-full" />
            </span>
          ))}
        </div>
        <span className="mt-11 block h-60 animate-pulse rounded-sm bg-wash" />
      </div>
    </div>
  )
}
