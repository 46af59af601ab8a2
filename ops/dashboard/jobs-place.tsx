import { Suspense, type ComponentProps } from 'react'
import { storedUser } from '../session/stored-user.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen, prefetch } from '../ui/load-screen.ts'

const load = () => import('./jobs-part.tsx')
const JobsPart = loadScreen(load, 'JobsPart')

// The office will most likely see it again: it comes while the session is still being checked.
if (storedUser()?.permissions['intake.view'] === 'all') prefetch(load)

/** Where the office reads how its jobs stand. Who sees only their own never loads it. */
export function JobsPlace(part: ComponentProps<typeof JobsPart>) {
  return (
    <LaterPart>
      <Suspense fallback={<div className="mt-9 min-h-152 border-t-2 border-line lg:min-h-140" />}>
        <JobsPart {...part} />
      </Suspense>
    </LaterPart>
  )
}
