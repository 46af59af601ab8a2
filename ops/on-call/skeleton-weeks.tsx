import { Bar } from '../ui/list-states.tsx'
import { shownWeeks } from './rota.ts'

/** Placeholder with the height of the weeks that will replace it. */
export function SkeletonWeeks() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: shownWeeks }, (_, week) => (
        <div key={week} aria-hidden className="mt-6 h-38 space-y-4 border-t border-ink pt-3">
          <Bar width="w-40" />
          <Bar width="w-full" />
          <Bar width="w-4/5" />
        </div>
      ))}
    </div>
  )
}
