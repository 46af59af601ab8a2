import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import type { JobWords } from '../../words/en-job.ts'
import type { EnteredFact } from './fact-kinds.ts'

/** As the page of the loss and that of the people show it; empty where it is not known. */
export function factValue(name: EnteredFact, facts: JobFacts, words: JobWords['facts']): string {
  return name === 'found' ? words.found(facts) : words.value(name, facts[name])
}

/** What is known of a group, and what nobody asked yet. */
export function splitFacts(names: readonly EnteredFact[], facts: JobFacts) {
  // The day stands beside the word already.
  const shown = names.filter((name) => name !== 'found_on' || facts.found === undefined)
  return {
    known: shown.filter((name) => isKnown(facts[name])),
    notAsked: shown.filter((name) => !isKnown(facts[name])),
  }
}

function isKnown(value: unknown) {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}
