import { JobFacts, type FactChanges } from './facts.ts'

/** What is known after a change: null takes a fact out. */
export function withChanges(before: JobFacts, changes: FactChanges): JobFacts {
  const all = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null)
  return JobFacts.parse(Object.fromEntries(all))
}
