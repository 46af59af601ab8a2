import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listAnswers, listLinkedPages, listUnanswered, listVersions } from './answers-api.ts'

const answersKey = ['chat-answers'] as const

export const unansweredQuery = queryOptions({
  queryKey: [...answersKey, 'unanswered'] as const,
  queryFn: listUnanswered,
})

export const answersQuery = queryOptions({
  queryKey: [...answersKey, 'all'] as const,
  queryFn: listAnswers,
})

/** Pages change with a new version of the product alone. */
export const linkedPagesQuery = queryOptions({
  queryKey: ['chat-linked-pages'] as const,
  queryFn: listLinkedPages,
  staleTime: Infinity,
})

/** Read again whenever any answer was changed. */
export function versionsQuery(id: string) {
  return queryOptions({ queryKey: [...answersKey, 'versions', id] as const, queryFn: () => listVersions(id) })
}

export function invalidateAnswers(client: QueryClient) {
  return client.invalidateQueries({ queryKey: answersKey })
}
