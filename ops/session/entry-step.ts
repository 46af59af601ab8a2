import type { SignedIn } from '#domain/employees/employee.ts'

export type EntryStep = '/ops/second-step' | '/ops/password'

/**
 * What is due between the login and the portal, in the order in which the server asks for it: a second factor that there is,
 * then a password of one's own, then a second factor that a role demands. Null: nothing is due.
 */
export function entryStep({
  second_factor,
  must_change_password,
}: Pick<SignedIn, 'second_factor' | 'must_change_password'>): EntryStep | null {
  if (second_factor === 'asked') return '/ops/second-step'
  if (must_change_password) return '/ops/password'
  return second_factor === 'to_set_up' ? '/ops/second-step' : null
}
