import { mostInTray } from '#domain/visits/most-in-tray.ts'
import { useQuery } from '@tanstack/react-query'
import { toPlanQuery, unscheduledQuery } from '../visit-queries.ts'
import { placements, stillWaiting } from './placements.ts'
import { ofJob, ofVisit } from './to-place.ts'

/** What waits for a time: visits, the most urgent in front, and behind them jobs without any. Undefined while it is loaded. */
export function useTray() {
  const placed = placements.use()
  const visits = useQuery(unscheduledQuery())
  const jobs = useQuery(toPlanQuery())
  const toSchedule = visits.data && stillWaiting(visits.data.map(ofVisit), placed)
  const toPlan = jobs.data && stillWaiting(jobs.data.map(ofJob), placed)
  return {
    visits,
    jobs,
    toSchedule,
    toPlan,
    /** As board and dashboard count them: a job may have two visits without a time. */
    count: toSchedule && toPlan && new Set([...toSchedule, ...toPlan].map(({ job_id }) => job_id)).size,
    /** The server tells of no more than these. */
    isMore: [visits.data, jobs.data].some((read) => read && read.length >= mostInTray),
  }
}

export type WaitingTray = ReturnType<typeof useTray>
