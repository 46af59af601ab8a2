import { createContext, useContext } from 'react'
import type { Language } from '#domain/preferences/language.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { SignedAgain } from '#domain/submissions/submission.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { changeDraft, setAnswer } from '../drafts/queries.ts'

/** Where a form that is filled in is stored: on this device, or, in a test, nowhere. */
export type FillPlace = {
  setAnswer: (id: string, field: string, answer: Json | undefined) => void
  setLanguage: (id: string, language: Language) => void
  /** Signatures were taken away: whose and why, which goes with the form. */
  signAgain: (draft: FormDraft, again: Pick<SignedAgain, 'reason' | 'who'>) => void
  /** What the office asked for is done. */
  endAsked: (id: string) => void
  /** What someone who only tries the form does in place of leaving and submitting it. */
  test: { leave: () => void; finish: () => void } | null
}

const onDevice: FillPlace = {
  setAnswer: (id, field, answer) => void setAnswer(id, field, answer),
  setLanguage: (id, language) => void changeDraft(id, { language }),
  signAgain({ id, signed_again = [] }, again) {
    const at = new Date().toISOString()
    void changeDraft(id, { signed_again: [...signed_again, { at, ...again }] })
  },
  endAsked: (id) => void changeDraft(id, { asked: undefined }),
  test: null,
}

export const FillPlaceContext = createContext(onDevice)

export function useFillPlace() {
  return useContext(FillPlaceContext)
}
