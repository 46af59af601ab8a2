import type { SignedIn } from '#domain/employees/employee.ts'
import { beyond, type Grants } from '#domain/roles/grants.ts'
import { permissions, type Permission } from '#domain/roles/permissions.ts'
import { type Role, type RoleFacts } from '#domain/roles/role.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { permissionCount } from './words.ts'

const facts = ['name', 'description', 'demands_factor'] as const
const factWords = {
  name: 'name',
  description: 'description',
  demands_factor: 'two-step verification',
} as const

export type RoleChanges = { facts: (typeof facts)[number][]; permissions: Permission[] }

export function changesBetween(before: RoleFacts, after: RoleFacts): RoleChanges {
  return {
    facts: facts.filter((field) => before[field] !== after[field]),
    permissions: differing(before.permissions, after.permissions),
  }
}

export function differing(before: Grants, after: Grants) {
  return permissions.filter((permission) => before[permission] !== after[permission])
}

export function isUnchanged({ facts, permissions: changed }: RoleChanges) {
  return facts.length === 0 && changed.length === 0
}

/** "Name and 2 permissions changed". */
export function changesWords({ facts, permissions: changed }: RoleChanges) {
  const parts = [
    ...facts.map((fact) => factWords[fact]),
    ...(changed.length > 0 ? [permissionCount(changed.length)] : []),
  ]
  const said = `${parts.join(' and ')} changed`
  return said.charAt(0).toUpperCase() + said.slice(1)
}

export function withReach(grants: Grants, permission: Permission, scope: Scope | undefined): Grants {
  const { [permission]: _, ...rest } = grants
  return scope ? { ...rest, [permission]: scope } : rest
}

/** Applies my changes on top of someone else's: where both changed the same thing, mine wins. */
export function putOnto(theirs: RoleFacts, base: RoleFacts, mine: RoleFacts): RoleFacts {
  const { facts, permissions: changed } = changesBetween(base, mine)
  return {
    name: facts.includes('name') ? mine.name : theirs.name,
    description: facts.includes('description') ? mine.description : theirs.description,
    demands_factor: facts.includes('demands_factor') ? mine.demands_factor : theirs.demands_factor,
    permissions: changed.reduce<Grants>(
      (grants, permission) => withReach(grants, permission, mine.permissions[permission]),
      theirs.permissions,
    ),
  }
}

/** Why this person cannot change the role, or null where they can. */
export function reasonNotToChange(user: SignedIn, role: Pick<Role, 'id' | 'permissions'>) {
  if (role.id === ownerRoleId) return 'The Owner role has all permissions and can’t be changed.'
  if (!user.permissions['roles.edit'])
    return 'You can view roles, but you don’t have permission to edit them.'
  const [first] = beyond(user.permissions, role.permissions)
  return first ? 'This role has permissions that you don’t have, so you can’t edit it.' : null
}

/** Whether the person may say that a role requires two-step verification: of the Owner role too, where they hold all of it. */
export function mayChangeDemand(user: SignedIn, role: Pick<Role, 'permissions'>) {
  return (
    user.permissions['roles.edit'] !== undefined && beyond(user.permissions, role.permissions).length === 0
  )
}

/** True where the person could not change roles any more if this role held only that; null is a role that is gone. */
export function wouldLockOut(
  user: SignedIn,
  roles: readonly Role[],
  { id, next }: { id: string; next: Grants | null },
) {
  if (!user.permissions['roles.edit']) return false
  const mine = roles.filter(({ name }) => user.roles.includes(name))
  if (!mine.some((role) => role.id === id)) return false
  return !mine.some((role) => (role.id === id ? next : role.permissions)?.['roles.edit'])
}
