import { useQueries } from '@tanstack/react-query'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { formVersionQuery } from '../queries.ts'
import type { Paper } from './paper-state.ts'

/** Of forms that are filled in here, those that someone signs on a phone that is handed to them; undefined until all are read. */
export function usePapers(drafts: readonly FormDraft[] | undefined): readonly Paper[] | undefined {
  const read = useQueries({
    queries: (drafts ?? []).map(({ form, version }) => formVersionQuery(form, version)),
  })
  if (!drafts || read.some(({ data, isPending }) => !data && isPending)) return undefined
  return drafts.flatMap((draft, nth) => {
    const form = read[nth]?.data?.definition
    const asked = form && toSign(form, draft.answers)
    return form && asked ? [{ draft, form, toSign: asked }] : []
  })
}
