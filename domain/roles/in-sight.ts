import type { Grants } from './grants.ts'
import { permissions, type Permission } from './permissions.ts'
import { isWithin, type Scope } from './scopes.ts'

/** The permission by which a person sees the rows that others of its resource are about. */
const sightOf: Readonly<Partial<Record<string, Permission>>> = {
  leads: 'leads.view',
  submissions: 'leads.view',
  intake: 'intake.view',
  claims: 'intake.view',
  money: 'intake.view',
  messages: 'intake.view',
}

/** Makes a row, and is about none that is there. */
const makers: readonly Permission[] = ['leads.create', 'intake.create']

/**
 * What someone with these grants may do: to rows that they see, and to no others. A role can allow more, and would let its people change
 * what they can't look at, or find out by a refusal what is there.
 */
export function inSight(grants: Grants): Grants {
  const reached: { [P in Permission]?: Scope } = {}
  for (const permission of permissions) {
    const scope = grants[permission]
    const limit = limitOf(permission, grants)
    if (scope && limit) reached[permission] = isWithin(scope, limit) ? scope : limit
  }
  return reached
}

function limitOf(permission: Permission, grants: Grants): Scope | undefined {
  const sight = sightOf[permission.split('.')[0] ?? '']
  return sight === undefined || makers.includes(permission) ? 'all' : grants[sight]
}
