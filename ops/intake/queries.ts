import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getBoard, getJob, type BoardFilter } from './jobs-api.ts'

const jobsKey = ['jobs'] as const
const jobKey = ['job'] as const

export function boardQuery(filter: BoardFilter) {
  return queryOptions({
    queryKey: [...jobsKey, 'board', filter] as const,
    queryFn: () => getBoard(filter),
    placeholderData: (shown) => shown,
  })
}

export function jobQuery(id: string) {
  return queryOptions({ queryKey: [...jobKey, id] as const, queryFn: () => getJob(id) })
}

export function invalidateJobs(client: QueryClient) {
  return client.invalidateQueries({ queryKey: jobsKey })
}

export function invalidateJob(client: QueryClient, id: string | null) {
  return client.invalidateQueries({ queryKey: id ? [...jobKey, id] : jobKey })
}
