import { infiniteQueryOptions } from '@tanstack/react-query'
import { jobQuery } from '../queries.ts'
import { listMessages } from './messages-api.ts'

const firstPage: string | undefined = undefined

/** Below the key of its job: what makes the job stale makes its messages stale. */
export function messagesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...jobQuery(id).queryKey, 'messages'] as const,
    queryFn: ({ pageParam }) => listMessages(id, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
