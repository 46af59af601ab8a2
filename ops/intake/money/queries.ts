import { infiniteQueryOptions } from '@tanstack/react-query'
import { jobQuery } from '../queries.ts'
import { getMoney } from './money-api.ts'

const firstPage: string | undefined = undefined

/** Below the key of its job: what makes the job stale makes its money stale. */
export function moneyQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...jobQuery(id).queryKey, 'money'] as const,
    queryFn: ({ pageParam }) => getMoney(id, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
