import { isPermission, permissions, scopesOf, type Permission } from './permissions.ts'
import { isWithin, scopes, type Scope } from './scopes.ts'

/** What someone may do, each with the widest scope that any of their roles gives. */
export type Grants = { readonly [P in Permission]?: Scope }

/** Reads grants as tables keep them: `leads.view`, which reaches everything, or `leads.view:assigned`. Unknown ones are left out. */
export function readGrants(texts: readonly string[]): Grants {
  const grants: { [P in Permission]?: Scope } = {}
  for (const text of texts) {
    const [permission = '', scope = 'all'] = text.split(':')
    if (!isPermission(permission) || !isScope(scope)) continue
    const known = grants[permission]
    if (!known || isWithin(known, scope)) grants[permission] = scope
  }
  return grants
}

/** All the texts under which tables keep a permission, in any of these scopes. `leads.view` alone reaches everything. */
export function grantsWith(permission: Permission, within: readonly Scope[] = scopes): string[] {
  return within.flatMap((scope) =>
    scope === 'all' ? [permission, `${permission}:all`] : [`${permission}:${scope}`],
  )
}

/** What reaches a row: whatever is limited to some rows only where this is one of them. */
export function grantsAt(grants: Grants, isOwn: boolean): Grants {
  if (isOwn) return grants
  const reached: { [P in Permission]?: Scope } = {}
  for (const permission of permissions) if (grants[permission] === 'all') reached[permission] = 'all'
  return reached
}

/** In the order of the catalogue, so that equal grants are written alike. */
export function writeGrants(grants: Grants): string[] {
  return permissions.flatMap((permission) => {
    const scope = grants[permission]
    if (!scope) return []
    return scope === 'all' ? [permission] : [`${permission}:${scope}`]
  })
}

/** The grants in `wanted` that go beyond `mine`, which therefore can't be given to others. */
export function beyond(mine: Grants, wanted: Grants): Permission[] {
  return permissions.filter((permission) => {
    const scope = wanted[permission]
    const limit = mine[permission]
    return scope && !(limit && isWithin(scope, limit))
  })
}

/** True where each grant has a scope that its permission knows. */
export function areSound(grants: Grants) {
  return permissions.every((permission) => {
    const scope = grants[permission]
    return !scope || scopesOf(permission).includes(scope)
  })
}

function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text)
}
