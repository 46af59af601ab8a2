import { factNames, type FactChanges, type FactName, type JobFacts } from './facts.ts'

/** A change of facts: what it was made from (null where that is not known), what it is, and what there is now. */
export type FactSides = { base: JobFacts | null; changes: FactChanges; theirs: JobFacts }

/**
 * The facts that someone else changed meanwhile, to something else: only these have to be decided. What only one side changed is as
 * that side has it.
 */
export function clashesOf({ base, changes, theirs }: FactSides): FactName[] {
  return factNames.filter((name) => {
    const mine = changes[name]
    if (mine === undefined || isSameFact(mine, theirs[name])) return false
    return base === null || !isSameFact(base[name], theirs[name])
  })
}

/** What has to change for `after` to be known in place of `before`: null takes a fact out. */
export function changesBetween(before: JobFacts, after: JobFacts): FactChanges {
  const changed = factNames.filter((name) => !isSameFact(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]))
}

/** Not known is null or undefined; a list or an object is the same by what is in it. */
export function isSameFact(one: unknown, other: unknown) {
  return textOf(one) === textOf(other)
}

function textOf(value: unknown) {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
}
