import { createContext, useContext } from 'react'
import type { FactName, JobFacts } from '#domain/jobs/facts/facts.ts'
import { isSameFact } from '#domain/jobs/facts/clashes.ts'
import type { FactChoice } from '#domain/jobs/facts/choices-of.ts'
import type { CallWords } from '../../words/en-call.ts'
import type { Draft } from './draft.ts'
import type { Wrong } from './facts-of.ts'

/** The call as the fields of the script see it. */
export type Call = {
  /** In the language of whoever takes the call. */
  words: CallWords
  draft: Draft
  facts: JobFacts
  wrong: Wrong
  change: (next: (draft: Draft) => Draft) => void
  /** Someone tried to save: what is missing is said at its field. */
  isTried: boolean
  /** Whoever it is about cannot speak on the phone. */
  isTextOnly: boolean
}

export const CallContext = createContext<Call | null>(null)

export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('Fields of the call stand in a call')
  return call
}

/** What can be chosen for a fact, as whoever takes the call reads it. */
export function optionsIn<Value extends string>(
  { facts }: CallWords,
  name: FactName,
  options: readonly (FactChoice & { readonly value: Value })[],
) {
  return options.map((option) => ({ value: option.value, label: facts.choice(name, option) }))
}

/** Where a value comes from that nobody in this call has said: "filled in", "from the request". Empty for all others. */
export function originOf({ draft, facts, words }: Call, name: FactName): string {
  const value = facts[name]
  if (value === undefined) return ''
  if (draft.match && isSameFact(draft.filled[name], value)) return words.fields.filledIn
  return isSameFact(draft.told[name], value) ? words.fields.fromRequest : ''
}
