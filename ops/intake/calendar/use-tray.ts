import { useQuery } from '@tanstack/react-query'
import { toPlanQuery, unscheduledQuery } from '../visit-queries.ts'
import { placements, stillWaiting } from './placements.ts'
import { ofJob, ofVisit } from './to-place.ts'

/** What waits for a time: visits, the most urgent in front, and behind them jobs without any. Undefined while it is loaded. */
export function useTray() {
  const placed = placements.use()
  const visits = useQuery(unscheduledQuery())
  const jobs = useQuery(toPlanQuery())
  return {
    visits,
    jobs,
    toSchedule: visits.data && stillWaiting(visits.data.map(ofVisit), placed),
    toPlan: jobs.data && stillWaiting(jobs.data.map(ofJob), placed),
  }
}

export type WaitingTray = ReturnType<typeof useTray>
