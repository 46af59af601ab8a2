import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { storedUser } from '../session/stored-user.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen, prefetch } from '../ui/load-screen.ts'

const loadJobs = () => import('./jobs-part.tsx')
const loadReceived = () => import('./received-part.tsx')
const JobsPart = loadScreen(loadJobs, 'JobsPart')
const ReceivedPart = loadScreen(loadReceived, 'ReceivedPart')
const loadAside = () => import('./aside-parts.tsx')
const AsideParts = loadScreen(loadAside, 'AsideParts')
const DryingParts = loadScreen(() => import('./drying-parts.tsx'), 'DryingParts')
const LatePart = loadScreen(() => import('./late-part.tsx'), 'LatePart')

/** The office will most likely see them again: they come while the session is still being checked, but not before another screen. */
const isFirst = ['/ops', '/ops/', '/ops/login', '/ops/dashboard'].includes(location.pathname)
const may = isFirst ? storedUser()?.permissions : undefined
if (may?.['intake.view'] === 'all') prefetch(loadJobs)
if (may?.['leads.view'] === 'all') [loadAside, loadReceived].forEach((load) => prefetch(load))

/** Where the office reads how its jobs stand, below what waits for it. Who sees only their own never loads it. */
export function JobsPlace(part: ComponentProps<typeof JobsPart>) {
  return (
    <Place height="min-h-164 lg:min-h-140">
      <JobsPart {...part} />
    </Place>
  )
}

/** Where they read how long houses take to dry, and what is out for that. */
export function DryingPlace(parts: ComponentProps<typeof DryingParts>) {
  return (
    <Place height="min-h-60">
      <DryingParts {...parts} />
    </Place>
  )
}

/** Where whoever looks after jobs reads which are late and why. */
export function LatePlace(part: ComponentProps<typeof LatePart>) {
  return (
    <Place height="min-h-40">
      <LatePart {...part} />
    </Place>
  )
}

/** Where everyone reads what is their own. */
export function AsidePlace(parts: ComponentProps<typeof AsideParts>) {
  return (
    <Place height="min-h-44">
      <AsideParts {...parts} />
    </Place>
  )
}

/** The same of the requests that came. */
export function ReceivedPlace(part: ComponentProps<typeof ReceivedPart>) {
  return (
    <Place height="min-h-240">
      <ReceivedPart {...part} />
    </Place>
  )
}

function Place({ height, children }: { height: string; children: ReactNode }) {
  return (
    <LaterPart>
      <Suspense fallback={<div className={`mt-9 border-t-2 border-line ${height}`} />}>{children}</Suspense>
    </LaterPart>
  )
}
