import { Refusal } from '#platform/refusal.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Permission } from './permissions.ts'

declare const proof: unique symbol

/** Proof that a person may do it. Only `allow` makes one, so a verb that asks for it cannot be called unchecked. */
export type Allowed<P extends Permission> = { readonly employee: SignedIn; readonly [proof]: P }

/** Refuses with 403 unless one of the person's roles has the permission. */
export function allow<P extends Permission>(employee: SignedIn, permission: P): Allowed<P>
export function allow(employee: SignedIn, permission: Permission): { employee: SignedIn } {
  if (employee.permissions.includes(permission)) return { employee }
  throw new Refusal(
    403,
    'not-permitted',
    'Your roles do not allow this. Ask your administrator if you need it.',
  )
}
