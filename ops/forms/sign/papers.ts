import { useQueries } from '@tanstack/react-query'
import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import { textsAllowed } from '#domain/packets/gate-forms.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { formVersionQuery } from '../queries.ts'
import { useAgreementSigner } from '../drafts/agreement-day.ts'
import type { Paper } from './paper-state.ts'

/** Of forms that are filled in here, those that someone signs on a phone that is handed to them; undefined until all are read. */
export function usePapers(drafts: readonly FormDraft[] | undefined): readonly Paper[] | undefined {
  const read = useQueries({
    queries: (drafts ?? []).map(({ form, version }) => formVersionQuery(form, version)),
  })
  const agreed = useAgreementSigner(drafts?.[0]?.job_id ?? null)
  if (!drafts || read.some(({ data, isPending }) => !data && isPending)) return undefined
  const refusesTexts = drafts.some(({ answers }) => answers[textsAllowed] === 'no')
  return drafts.flatMap((draft, nth) => {
    const form = read[nth]?.data?.definition
    if (!form) return []
    // With what is preset: it is signed too.
    const answers = filledAnswers(form, draft.answers, {})
    const asked = toSign(form, answers)
    return asked ? [{ draft: { ...draft, answers }, form, toSign: asked, refusesTexts, agreed }] : []
  })
}
