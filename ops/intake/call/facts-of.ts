import { hazards } from '#domain/jobs/facts/site-choices.ts'
import { changesBetween } from '#domain/jobs/facts/clashes.ts'
import { isOfClaim, type FactChanges, type FactName, type JobFacts } from '#domain/jobs/facts/facts.ts'
import { placeNames, placeText, readPlace } from '#domain/jobs/place-text.ts'
import type { Draft } from './draft.ts'
import { readTyped, typedNames, type TypedFact } from './typed.ts'

export type Wrong = Partial<Record<TypedFact, string>>

/** All that is known of the call, and what is wrong with what is typed; that is left out. */
export function factsOf({ chosen, typed, place }: Draft): { facts: JobFacts; wrong: Wrong } {
  const read = readTyped(typed)
  const replaced = new Set<string>([
    ...typedNames.filter((name) => typed[name] !== undefined),
    ...(place === null ? [] : placeNames),
  ])
  const rest = Object.entries(chosen).filter(([name]) => !replaced.has(name))
  const facts = { ...Object.fromEntries(rest), ...read.facts, ...(place !== null && readPlace(place)) }
  return { facts, wrong: read.wrong }
}

/** The place as its field shows it. */
export function shownPlace({ chosen, place }: Draft) {
  return place ?? placeText(chosen)
}

/** What the server does not know yet. Claims are left to whoever may change them. */
export function unsaved(draft: Draft, { mayEditClaims }: { mayEditClaims: boolean }): FactChanges {
  const changes = changesBetween(draft.known, factsOf(draft).facts)
  const { name, phone, ...others } = changes
  const kept = Object.entries(others).filter(([fact]) => mayEditClaims || !isOfClaim(fact))
  // A name and a number can be corrected, not taken out.
  return { ...(name && { name }), ...(phone && { phone }), ...Object.fromEntries(kept) }
}

export function hasUnsaved(draft: Draft, may: { mayEditClaims: boolean }) {
  return Object.keys(unsaved(draft, may)).length > 0
}

/** What stops a save: only these two can. */
export function missing(draft: Draft): FactName[] {
  const { facts } = factsOf(draft)
  const needed = isNameNeeded(draft) ? (['phone', 'name'] as const) : (['phone'] as const)
  return needed.filter((name) => !facts[name])
}

/** Whoever calls says who they are. A request that came without a name may become a job without one; it is still to be asked. */
export function isNameNeeded({ of, known }: Pick<Draft, 'of' | 'known'>) {
  return of === 'call' || known.name !== undefined
}

/**
 * Whether the call is saved by itself: as soon as it has a name, a number and something of what happened. Less than that may be a
 * wrong number, and a request becomes a job only when someone has said something to it.
 */
export function isWorthSaving(draft: Draft) {
  if (draft.saved) return true
  const { facts } = factsOf(draft)
  const { loss_type, town, address } = facts
  const isSomething = [loss_type, town, address].some(Boolean) || hazards.some(({ value }) => facts[value])
  return draft.started_at !== null && missing(draft).length === 0 && isSomething
}
