import { queryOptions } from '@tanstack/react-query'
import { dayKey, jobsKey, visitsKey } from './invalidate-queries.ts'
import { getDay, getDayCounts, getJobsToPlan, getUnscheduled } from './visits-api.ts'

export function dayQuery(on: string) {
  return queryOptions({
    queryKey: [...dayKey, on] as const,
    queryFn: () => getDay(on),
    placeholderData: (shown) => shown,
  })
}

export function dayCountsQuery(from: string) {
  return queryOptions({ queryKey: [...visitsKey, 'days', from] as const, queryFn: () => getDayCounts(from) })
}

export function unscheduledQuery() {
  return queryOptions({ queryKey: [...visitsKey, 'unscheduled'] as const, queryFn: getUnscheduled })
}

/** Below the key of the jobs: whatever makes their lists stale makes this one so, a visit too. */
export function toPlanQuery() {
  return queryOptions({ queryKey: [...jobsKey, 'to-plan'] as const, queryFn: getJobsToPlan })
}
