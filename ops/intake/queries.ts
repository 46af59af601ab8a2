import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { minute, second } from '#platform/time.ts'
import {
  getBoard,
  getChoices,
  getJob,
  listJobs,
  listTowns,
  type BoardFilter,
  type JobList,
} from './jobs-api.ts'

const jobsKey = ['jobs'] as const
const jobKey = ['job'] as const
const firstPage: string | undefined = undefined
/** The screen says "Trying again", and so it does. */
const retryAfter = 10 * second

export function boardQuery(filter: BoardFilter) {
  return queryOptions({
    queryKey: [...jobsKey, 'board', filter] as const,
    queryFn: () => getBoard(filter),
    placeholderData: (shown) => shown,
    refetchInterval: ({ state }) => state.status === 'error' && retryAfter,
  })
}

export function jobListQuery(filter: JobList) {
  return infiniteQueryOptions({
    queryKey: [...jobsKey, 'list', filter] as const,
    queryFn: ({ pageParam }) => listJobs(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (shown) => shown,
  })
}

export function townsQuery(filter: BoardFilter) {
  return infiniteQueryOptions({
    queryKey: [...jobsKey, 'towns', filter] as const,
    queryFn: ({ pageParam }) => listTowns(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (shown) => shown,
  })
}

/** Apart from the jobs themselves: what can be chosen is not read again with each change of one. */
export const choicesQuery = queryOptions({
  queryKey: ['job-choices'] as const,
  queryFn: getChoices,
  refetchInterval: 2 * minute,
})

export function jobQuery(id: string) {
  return queryOptions({ queryKey: [...jobKey, id] as const, queryFn: () => getJob(id) })
}

export function invalidateJobs(client: QueryClient) {
  return client.invalidateQueries({ queryKey: jobsKey })
}

export function invalidateJob(client: QueryClient, id: string | null) {
  return client.invalidateQueries({ queryKey: id ? [...jobKey, id] : jobKey })
}
