import type { SignedIn } from '#domain/employees/employee.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { ToldEvent } from '#domain/events/define-event.ts'
import { claimNames, isOfClaim, type FactChanges } from './facts.ts'

type Viewer = { readonly permissions: SignedIn['permissions'] }

export function maySeeClaims({ permissions }: Viewer): boolean {
  return permissions['claims.view'] !== undefined
}

/** For who may not see claims: absent, not empty. */
export function withoutClaims<Facts extends object>(facts: Facts): Facts {
  const rest = { ...facts }
  for (const name of claimNames) Reflect.deleteProperty(rest, name)
  return rest
}

/** Which facts changed, as far as the person may know of them. Null: only those of the claim, of which nothing tells. */
export function changesSeenBy(payload: ToldEvent['payload'], viewer: Viewer): ToldEvent['payload'] | null {
  if (maySeeClaims(viewer) || !Array.isArray(payload['facts'])) return payload
  const facts = payload['facts'].map(String).filter((name) => !isOfClaim(name))
  return facts.length > 0 ? { ...payload, facts } : null
}

/** The same of what two merged jobs said differently: the merge itself is told in any case. */
export function differencesSeenBy(payload: ToldEvent['payload'], viewer: Viewer): ToldEvent['payload'] {
  return changesSeenBy(payload, viewer) ?? { ...payload, facts: [] }
}

/** Refuses to tell or take out a fact of the claim to who may not edit claims. */
export function requireMayChange(employee: SignedIn, changes: FactChanges): void {
  if (claimNames.some((name) => changes[name] !== undefined)) allow(employee, 'claims.edit')
}
