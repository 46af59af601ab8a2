import type { QueryClient } from '@tanstack/react-query'

// Apart from the queries: whatever is sent makes jobs stale, and so do events. The schemas of jobs and visits are not needed for that.

export const jobsKey = ['jobs'] as const
export const jobKey = ['job'] as const
export const visitsKey = ['visits'] as const
export const dayKey = [...visitsKey, 'day'] as const

/** Of the visits of one job, and what is to be done there. */
export function jobVisitsKey(id: string) {
  return [...visitsKey, 'job', id] as const
}

export function invalidateJobs(client: QueryClient) {
  return client.invalidateQueries({ queryKey: jobsKey })
}

/** A day that no screen shows is forgotten: opened again, its visits would be changed from what they were, and refused. */
export function invalidateVisits(client: QueryClient) {
  client.removeQueries({ queryKey: dayKey, type: 'inactive' })
  return client.invalidateQueries({ queryKey: visitsKey })
}

export function invalidateJob(client: QueryClient, id: string | null) {
  return client.invalidateQueries({ queryKey: id ? [...jobKey, id] : jobKey })
}
