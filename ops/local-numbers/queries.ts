import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listNumberHistory, listNumbers } from './numbers-api.ts'

export const numbersKey = ['local-numbers'] as const

export const numbersQuery = queryOptions({
  queryKey: [...numbersKey, 'all'] as const,
  queryFn: listNumbers,
})

/** Read again whenever any number was changed. */
export function numberHistoryQuery(id: string) {
  return queryOptions({
    queryKey: [...numbersKey, 'history', id] as const,
    queryFn: () => listNumberHistory(id),
  })
}

export function invalidateNumbers(client: QueryClient) {
  return client.invalidateQueries({ queryKey: numbersKey })
}
