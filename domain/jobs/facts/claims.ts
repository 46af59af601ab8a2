import type { SignedIn } from '#domain/employees/employee.ts'
import { allow } from '#domain/roles/allowed.ts'
import { claimNames, type FactChanges } from './facts.ts'

export function maySeeClaims({ permissions }: SignedIn): boolean {
  return permissions['claims.view'] !== undefined
}

/** For who may not see claims: absent, not empty. */
export function withoutClaims<Facts extends object>(facts: Facts): Facts {
  const rest = { ...facts }
  for (const name of claimNames) Reflect.deleteProperty(rest, name)
  return rest
}

/** Refuses to tell or take out a fact of the claim to who may not edit claims. */
export function requireMayChange(employee: SignedIn, changes: FactChanges): void {
  if (claimNames.some((name) => changes[name] !== undefined)) allow(employee, 'claims.edit')
}
