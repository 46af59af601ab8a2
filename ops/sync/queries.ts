import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { listProblems } from './sync-api.ts'

const problems = ['sync-problems'] as const
const firstPage: string | undefined = undefined

export function problemsQuery(isOpen: boolean) {
  return infiniteQueryOptions({
    queryKey: [...problems, isOpen] as const,
    queryFn: ({ pageParam }) => listProblems(isOpen, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function invalidateProblems(client: QueryClient) {
  return client.invalidateQueries({ queryKey: problems })
}
