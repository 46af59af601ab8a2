import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { foundWords, valueWords } from '#domain/jobs/facts/value-words.ts'
import type { EnteredFact } from './fact-kinds.ts'

/** As the page of the loss and that of the people show it; empty where it is not known. */
export function factValue(name: EnteredFact, facts: JobFacts): string {
  return name === 'found' ? foundWords(facts) : valueWords(name, facts[name])
}

/** What is known of a group, and what nobody asked yet. */
export function splitFacts(names: readonly EnteredFact[], facts: JobFacts) {
  // The day stands beside the word already.
  const shown = names.filter((name) => name !== 'found_on' || facts.found === undefined)
  return {
    known: shown.filter((name) => factValue(name, facts) !== ''),
    notAsked: shown.filter((name) => factValue(name, facts) === ''),
  }
}
