import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getDay, getJobVisits, getUnscheduled } from './visits-api.ts'

const visitsKey = ['visits'] as const

export function dayQuery(on: string) {
  return queryOptions({
    queryKey: [...visitsKey, 'day', on] as const,
    queryFn: () => getDay(on),
    placeholderData: (shown) => shown,
  })
}

export function unscheduledQuery() {
  return queryOptions({ queryKey: [...visitsKey, 'unscheduled'] as const, queryFn: getUnscheduled })
}

export function jobVisitsQuery(jobId: string) {
  return queryOptions({
    queryKey: [...visitsKey, 'job', jobId] as const,
    queryFn: () => getJobVisits(jobId),
  })
}

export function invalidateVisits(client: QueryClient) {
  return client.invalidateQueries({ queryKey: visitsKey })
}
