import { isSameFact } from '#domain/jobs/facts/clashes.ts'
import { hazards } from '#domain/jobs/facts/site-choices.ts'
import { factNames, JobFacts, type FactName } from '#domain/jobs/facts/facts.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { newId } from '#platform/uuid.ts'
import type { Draft } from './draft.ts'
import { factsOf } from './facts-of.ts'
import { readTyped, type TypedFact } from './typed.ts'

export type HazardName = (typeof hazards)[number]['value']

/** What is chosen; undefined takes an answer back. */
export function choose(draft: Draft, changed: { [Name in FactName]?: JobFacts[Name] | undefined }): Draft {
  // A loss of sewage answers whether there is any, where nobody has said.
  const isSewage = changed.loss_type === 'sewage' && draft.chosen.sewage === undefined
  const implied = isSewage ? { sewage: 'yes' as const } : {}
  const known = Object.entries({ ...draft.chosen, ...implied, ...changed }).filter(
    ([, value]) => value !== undefined,
  )
  return { ...draft, chosen: JobFacts.parse(Object.fromEntries(known)) }
}

/** What is typed into a field. A depth says that there is standing water. */
export function type(draft: Draft, name: TypedFact, text: string): Draft {
  const next = { ...draft, typed: { ...draft.typed, [name]: text } }
  if (name !== 'depth') return next
  const { depth } = readTyped({ depth: text }).facts
  return depth === undefined ? next : choose(next, { standing_water: depth > 0 ? 'yes' : 'no' })
}

export function typePlace(draft: Draft, place: string): Draft {
  return { ...draft, place }
}

/** Not asked → Yes → No → not asked. */
export function askNext(draft: Draft, hazard: HazardName): Draft {
  const next = { yes: 'no', no: undefined } as const
  const answer = draft.chosen[hazard]
  return choose(draft, { [hazard]: answer ? next[answer] : 'yes' })
}

/** Answers only the dangers that were not asked. */
export function noToTheRest(draft: Draft): Draft {
  const open = hazards.filter(({ value }) => draft.chosen[value] === undefined)
  return choose(draft, Object.fromEntries(open.map(({ value }) => [value, 'no'])))
}

/** The sentence was read to the caller; null: it was not after all. */
export function markRead(draft: Draft, key: string | null, now = new Date()): Draft {
  return choose(draft, { read_aloud: key === null ? undefined : { key, at: now.toISOString() } })
}

export function toggle(list: readonly string[] | undefined, value: string): string[] {
  const all = list ?? []
  return all.includes(value) ? all.filter((each) => each !== value) : [...all, value]
}

/** What an earlier customer is asked anew: it may have changed since. */
const askedAnew: readonly FactName[] = ['phone2', 'relation', 'source', 'unit']
const place: readonly FactName[] = ['address', 'town', 'state', 'zip']

/** Fills in name and address of an earlier customer, where nothing stands yet. */
export function takeMatch(draft: Draft, match: JobMatch): Draft {
  const { facts } = factsOf(draft)
  const hasPlace = place.some((name) => facts[name] !== undefined)
  const filled = JobFacts.parse(
    Object.fromEntries(
      Object.entries(match.facts).filter(
        ([name]) =>
          !isKnown(facts, name) && !askedAnew.some((each) => each === name) && !(hasPlace && isPlace(name)),
      ),
    ),
  )
  const typed = Object.entries(draft.typed).filter(([name]) => !Object.hasOwn(filled, name))
  const next = {
    ...draft,
    match,
    filled,
    typed: Object.fromEntries(typed),
    ...(!hasPlace && { place: null }),
  }
  return choose(next, filled)
}

/** Takes out again what was filled in, and nothing that the person changed since. */
export function undoMatch(draft: Draft): Draft {
  const { facts } = factsOf(draft)
  const names = factNames.filter((name) => Object.hasOwn(draft.filled, name))
  const same = names.filter((name) => isSameFact(facts[name], draft.filled[name]))
  return choose(
    { ...draft, match: null, filled: {} },
    Object.fromEntries(same.map((name) => [name, undefined])),
  )
}

/** The reason goes with it into the history of the job. */
export function chooseCategory(draft: Draft, category: number, reason: string): Draft {
  return { ...draft, category: { id: newId(), category, reason } }
}

function isKnown(facts: JobFacts, name: string) {
  return factNames.some((known) => known === name && facts[known] !== undefined)
}

function isPlace(name: string) {
  return place.some((each) => each === name)
}
