import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { listProblems, type ProblemFilter } from './sync-api.ts'

const problems = ['sync-problems'] as const
const firstPage: string | undefined = undefined

export function problemsQuery(filter: ProblemFilter) {
  return infiniteQueryOptions({
    queryKey: [...problems, filter] as const,
    queryFn: ({ pageParam }) => listProblems(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function invalidateProblems(client: QueryClient) {
  return client.invalidateQueries({ queryKey: problems })
}
