import { hc, parseResponse } from 'hono/client'
import type { RolesApi } from '#api/roles.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import type { NewRole, RoleChange } from '#domain/roles/role.ts'
import { asMe } from '../as-me.ts'

const roles = hc<RolesApi>('/api/roles', asMe)

export async function listRoles() {
  const { items } = await parseResponse(roles.index.$get())
  return items
}

export function getRole(id: string) {
  return parseResponse(roles[':id'].$get({ param: { id } }))
}

export function whoMay(permission: Permission) {
  return parseResponse(roles.permissions[':permission'].people.$get({ param: { permission } }))
}

export function makeRole(json: NewRole) {
  return parseResponse(roles.index.$post({ json }))
}

export function changeRole(id: string, json: RoleChange) {
  return parseResponse(roles[':id'].$put({ param: { id }, json }))
}

/** Those who have it get `move_to` in its place. */
export function deleteRole(id: string, move_to: string | undefined) {
  return parseResponse(roles[':id'].$delete({ param: { id }, query: { move_to } }))
}
