import type { QueryClient } from '@tanstack/react-query'

const visitsKey = ['visits'] as const

export function invalidateVisits(client: QueryClient) {
  return client.invalidateQueries({ queryKey: visitsKey })
}
