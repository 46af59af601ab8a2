import type { QueryClient } from '@tanstack/react-query'

// Apart from the queries themselves: every screen hears of changes, and few show equipment.
export const equipmentKey = ['equipment'] as const

export function invalidateEquipment(client: QueryClient) {
  return client.invalidateQueries({ queryKey: equipmentKey })
}
