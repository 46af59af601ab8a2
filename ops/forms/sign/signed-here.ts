import { noticeForm } from '#domain/packets/gate-forms.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import type { SigningLock } from '../../store/signing-lock.ts'

/**
 * What was handed over to be signed, and the notice that goes with it, which nobody signs. Those of them that are complete are
 * submitted as the phone comes back.
 */
export function signedHere(
  { job_id, forms }: Pick<SigningLock, 'job_id' | 'forms'>,
  drafts: ReadonlyMap<string, FormDraft>,
): FormDraft[] {
  const signed = forms.flatMap((id) => drafts.get(id) ?? [])
  const notices = [...drafts.values()].filter(
    (draft) => job_id !== null && draft.job_id === job_id && draft.form === noticeForm,
  )
  return [...signed, ...notices.filter(({ id }) => !forms.includes(id))]
}
