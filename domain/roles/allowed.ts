import { Refusal } from '#platform/refusal.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Permission } from './permissions.ts'
import { isWithin, type Scope } from './scopes.ts'

declare const permitted: unique symbol

/**
 * Says that a person may do it, and to whose rows. Only `allow` makes one, so a verb that asks for it cannot be called
 * unchecked.
 */
export type Allowed<P extends Permission> = {
  readonly employee: SignedIn
  readonly scope: Scope
  readonly [permitted]: P
}

/** The same, for everyone's rows. */
export type AllowedForAll<P extends Permission> = Allowed<P> & { readonly scope: 'all' }

/** Refuses with 403 unless one of the person's roles has the permission. */
export function allow<P extends Permission>(employee: SignedIn, permission: P): Allowed<P>
export function allow(employee: SignedIn, permission: Permission): { employee: SignedIn; scope: Scope } {
  const scope = employee.permissions[permission]
  if (scope) return { employee, scope }
  throw notPermitted(permission)
}

/** The same for what concerns everyone's rows at once: to reach only some of them is not enough. */
export function allowForAll<P extends Permission>(employee: SignedIn, permission: P): AllowedForAll<P> {
  const all = reachesAll(allow(employee, permission))
  if (all) return all
  throw notPermitted(permission)
}

/** The same where it reaches everyone's rows, or null. */
export function reachesAll<P extends Permission>(allowed: Allowed<P>): AllowedForAll<P> | null {
  const { scope } = allowed
  return scope === 'all' ? { ...allowed, scope } : null
}

/** The same for no more rows than the other permission reaches. What reaches further than someone sees jobs and requests is narrowed already: `inSight`. */
export function narrowedTo<P extends Permission>(
  allowed: Allowed<P>,
  { scope }: { scope: Scope },
): Allowed<P> {
  return isWithin(allowed.scope, scope) ? allowed : { ...allowed, scope }
}

function notPermitted(permission: Permission) {
  return new Refusal(
    403,
    'not-permitted',
    'You don’t have permission to do this. Ask your administrator for access.',
    { permission },
  )
}
