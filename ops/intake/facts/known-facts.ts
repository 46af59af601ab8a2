import { hazards } from '#domain/jobs/facts/site-choices.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import type { JobWords } from '../../words/en-job.ts'
import type { EnteredFact } from './fact-kinds.ts'

/** As the page of the loss and that of the people show it; empty where it is not known. */
export function factValue(name: EnteredFact, facts: JobFacts, words: JobWords['facts']): string {
  if (name === 'text_consent' && facts.text_consent === undefined) return words.notAsked
  return name === 'found' ? words.found(facts) : words.value(name, facts[name])
}

/** Of what is not known here nobody asked: nothing follows from that. */
export function isNotAsked(name: EnteredFact) {
  return name === 'text_consent' || hazards.some(({ value }) => value === name)
}

/** What is known of a group, and what nobody asked yet. That nobody asked about text messages is told too: until then none goes out. */
export function splitFacts(names: readonly EnteredFact[], facts: JobFacts) {
  // The day stands beside the word already.
  const shown = names.filter((name) => name !== 'found_on' || facts.found === undefined)
  return {
    known: shown.filter((name) => isTold(name, facts)),
    notAsked: shown.filter((name) => !isTold(name, facts)),
  }
}

function isTold(name: EnteredFact, facts: JobFacts) {
  return name === 'text_consent' || isKnown(facts[name])
}

function isKnown(value: unknown) {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}
