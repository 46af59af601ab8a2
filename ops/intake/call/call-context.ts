import { createContext, useContext } from 'react'
import type { FactName, JobFacts } from '#domain/jobs/facts/facts.ts'
import { isSameFact } from '#domain/jobs/facts/clashes.ts'
import type { Draft } from './draft.ts'
import type { Wrong } from './facts-of.ts'

/** The call as the fields of the script see it. */
export type Call = {
  draft: Draft
  facts: JobFacts
  wrong: Wrong
  change: (next: (draft: Draft) => Draft) => void
  /** Someone tried to save: what is missing is said at its field. */
  isTried: boolean
}

export const CallContext = createContext<Call | null>(null)

export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('Fields of the call stand in a call')
  return call
}

/** Where a value comes from that nobody in this call has said: "filled in", "from the request". Empty for all others. */
export function originOf({ draft, facts }: Pick<Call, 'draft' | 'facts'>, name: FactName): string {
  const value = facts[name]
  if (value === undefined) return ''
  if (draft.match && isSameFact(draft.filled[name], value)) return 'filled in'
  return isSameFact(draft.told[name], value) ? 'from the request' : ''
}
