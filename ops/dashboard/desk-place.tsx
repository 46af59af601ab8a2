import { Suspense } from 'react'
import type { MyDay } from '#domain/figures/dashboard.ts'
import { Loading } from '../shell/full-page.tsx'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen, prefetch } from '../ui/load-screen.ts'

const Desk = loadScreen(() => import('../desk/desk.tsx'), 'Desk')
const loadToday = () => import('./today-part.tsx')
const TodayPart = loadScreen(loadToday, 'TodayPart')

/** Who had a desk here will most likely have it again: it comes while the session is still being checked. */
export function prefetchDeskPlace() {
  void Desk.preload?.()
  prefetch(loadToday)
}

type DeskPlaceProps = { today: MyDay | null | undefined; isLoading: boolean }

/** Where people who see only their own requests work on them, below their visits of today. Nobody else loads it. */
export function DeskPlace({ today, isLoading }: DeskPlaceProps) {
  return (
    <>
      {/* Without a connection there is no answer, and the desk is what is stored. */}
      {(today || isLoading) && (
        <div className="mt-4 min-h-38 max-w-3xl sm:min-h-24">
          {today && (
            <LaterPart>
              <TodayPart today={today} />
            </LaterPart>
          )}
        </div>
      )}
      <Suspense fallback={<Waiting />}>
        <Desk hasDay={today !== null && today !== undefined} />
      </Suspense>
    </>
  )
}

function Waiting() {
  return (
    <div className="appears-late mt-4 h-80">
      <Loading />
    </div>
  )
}
