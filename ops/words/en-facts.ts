import type { FactChoice } from '#domain/jobs/facts/choices-of.ts'
import { factLabel } from '#domain/jobs/facts/fact-words.ts'
import type { FactName, JobFacts } from '#domain/jobs/facts/facts.ts'
import { capitalized, foundWords, valueWords } from '#domain/jobs/facts/value-words.ts'
import type { ToAsk } from '#domain/jobs/to-ask.ts'

/** What is said of facts, whatever they are. A language that has no words for one shows the English ones. */
export const facts = {
  /** The label of a field. */
  label: (name: string) => capitalized(factLabel(name)),
  /** What is chosen for a fact. */
  choice: (_fact: string, { label }: FactChoice) => label,
  /** What is known; empty where nothing is. */
  value: (name: string, value: unknown) => valueWords(name, value),
  /** Where nobody asked: of the consent to text messages, and of a danger, that is no answer. */
  notAsked: 'Not asked',
  /** When the loss was found. */
  found: (known: JobFacts) => foundWords(known),
  room: (name: string) => name,
  /** A danger as it is asked. */
  danger: (_fact: FactName, label: string) => label,
  /** What is still to be asked. */
  ask: ({ words }: ToAsk) => words,
  /** What is wrong with a field, as the rules of the facts say it. */
  wrong: (sentence: string) => sentence,
}
