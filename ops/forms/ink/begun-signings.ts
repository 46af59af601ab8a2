import { createContext, use } from 'react'
import { beginSigning, type Signing } from './signing.ts'

type Begun = {
  of: (field: string) => Signing | undefined
  /** Undefined: it is forgotten. */
  set: (field: string, signing: Signing | undefined) => void
}

/** What was drawn or typed where someone signs and is not signed yet: it stays while other questions are looked at. */
export const BegunSignings = createContext<Begun | null>(null)

/** Where someone signs a field, and the way to change it. */
export function useBegunSigning(field: string, name = '') {
  const begun = use(BegunSignings)
  if (!begun) throw new Error('A signature stands in a form that is filled in')
  return [
    begun.of(field) ?? beginSigning(name),
    (signing: Signing | undefined) => begun.set(field, signing),
  ] as const
}
