import { memo, Suspense } from 'react'
import { Loading } from '../shell/full-page.tsx'
import { loadScreen } from '../ui/load-screen.ts'

const Desk = loadScreen(() => import('../desk/desk.tsx'), 'Desk')

/** Who had a desk here will most likely have it again: it comes while the session is still being checked. */
export function prefetchDeskPlace() {
  void Desk.preload?.()
}

/**
 * Where people who see only their own requests read their day, and work on it. Nobody else loads it. It is not drawn again with the
 * figures around it.
 */
export const DeskPlace = memo(function DeskPlace() {
  return (
    <Suspense fallback={<Waiting />}>
      <Desk />
    </Suspense>
  )
})

function Waiting() {
  return (
    <div className="appears-late mt-4 h-80">
      <Loading />
    </div>
  )
}
