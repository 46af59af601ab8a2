import { useQuery } from '@tanstack/react-query'
import { noticeForm, noticesReceived } from '#domain/packets/gate-forms.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { useFormDrafts } from '../drafts/queries.ts'
import { companyOfFormsQuery, formVersionQuery, usePublishedForms } from '../queries.ts'
import { noticeToRead } from '#domain/packets/notice-to-read.ts'
import type { Paper } from './paper-state.ts'

/** The notice as it is read; `begun` is its draft on this phone, where there is one. */
export type ShownNotice = Pick<Paper, 'draft' | 'form'> & { version: number; begun: FormDraft | null }

/** Whether a paper has the customer say that they received the notice. */
function acknowledgesNotice({ toSign }: Pick<Paper, 'toSign'>) {
  return toSign.initials.some(({ id }) => id === noticesReceived)
}

/**
 * The notice that belongs to an agreement, to be read before anyone says that they received it: as it was filled in on this phone, or
 * else with what the agreement and the company say. It bears the day on which the agreement is signed. Null where the company has none, undefined
 * where it isn’t known here.
 */
export function useNotice(paper: Paper, signedOn: string | null): ShownNotice | null | undefined {
  const { draft } = paper
  const isAsked = acknowledgesNotice(paper)
  const begun = useFormDrafts(draft.job_id)?.findLast(({ form }) => form === noticeForm) ?? null
  const { data: published } = usePublishedForms()
  const newest = published?.find(({ slug }) => slug === noticeForm)?.version
  const version = begun?.version ?? newest
  const { data } = useQuery({
    ...formVersionQuery(noticeForm, version ?? 1),
    enabled: isAsked && version !== undefined,
  })
  const { data: company } = useQuery({ ...companyOfFormsQuery, enabled: isAsked })
  if (!isAsked || (published && version === undefined)) return null
  if (!data || version === undefined) return undefined
  const form = data.definition
  const answers = noticeToRead(form, {
    begun: begun?.answers,
    agreement: draft.answers,
    company,
    signedOn,
  })
  if (!answers) return undefined
  return { draft: { ...(begun ?? draft), language: draft.language, answers }, form, version, begun }
}
