import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getFactors } from './factors-api.ts'
import { getWays } from './shown-factors-api.ts'

export const factorKey = ['factor'] as const

export const factorsQuery = queryOptions({
  queryKey: [...factorKey, 'all'] as const,
  queryFn: getFactors,
})

export const waysQuery = queryOptions({
  queryKey: [...factorKey, 'ways'] as const,
  queryFn: getWays,
})

export function invalidateFactors(client: QueryClient) {
  return client.invalidateQueries({ queryKey: factorKey })
}
