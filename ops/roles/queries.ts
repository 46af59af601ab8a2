import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Permission } from '#domain/roles/permissions.ts'
import { getRole, listRoles, whoMay } from './roles-api.ts'

/** Everything about roles begins with this key. */
export const roleKey = ['roles'] as const

export const rolesQuery = queryOptions({
  queryKey: [...roleKey, 'list'] as const,
  queryFn: listRoles,
})

export function roleQuery(id: string) {
  return queryOptions({ queryKey: [...roleKey, 'one', id] as const, queryFn: () => getRole(id) })
}

export function whoMayQuery(permission: Permission) {
  return queryOptions({
    queryKey: [...roleKey, 'who', permission] as const,
    queryFn: () => whoMay(permission),
  })
}

export function invalidateRoles(client: QueryClient) {
  return client.invalidateQueries({ queryKey: roleKey })
}
