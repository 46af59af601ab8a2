import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import type { ReadFile } from '#domain/forms/facts/job-file.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { useAgreementDay } from '../drafts/agreement-day.ts'
import { followInDraft } from '../drafts/queries.ts'
import { followJob, isOfAgreement, isOfCompany, isOfFile, isSignedByAnyone } from '../drafts/link-facts.ts'
import { linkedTo } from '../drafts/linked-now.ts'
import { companyOfFormsQuery } from '../queries.ts'

type Following = { form: FormDefinition; draft: FormDraft; job: JobDetail | null; file?: ReadFile }

/** What the job and the company say flows in anew as it changes, until somebody signs. The date and the time stay those of the day. */
export function useFollowJob({ form, draft, job, file }: Following) {
  const { data: company } = useQuery(companyOfFormsQuery)
  const isDated = fieldsOf(form).some(isOfAgreement)
  const agreed_on = useAgreementDay(isDated ? draft.job_id : null, dayOf(draft))
  useEffect(() => {
    if ((draft.job_id !== null && !job) || isSignedByAnyone(form, draft.answers)) return
    const around = { ...(file && { file }), ...(company && { company }), ...(agreed_on && { agreed_on }) }
    const now = linkedTo(form, job, { at: dayOf(draft), ...around })
    const isUnread = (field: Field) =>
      (!file && isOfFile(field)) || (!company && isOfCompany(field)) || (!agreed_on && isOfAgreement(field))
    const followed = followJob(draft, { ...seenIn(form, draft, isUnread), ...now })
    if (!followed) return
    void followInDraft(draft.id, { ...followed, followed_at: Date.now() })
  }, [form, draft, job, file, company, agreed_on])
}

/** When it was begun, or now where that was on another day. */
function dayOf({ began_at }: FormDraft) {
  const [began, today] = [new Date(began_at), new Date()]
  return companyDay(began) === companyDay(today) ? began : today
}

/** While something isn’t known here, what flowed in from it before is still what it says. */
function seenIn(form: FormDefinition, { seen = {} }: FormDraft, isUnread: (field: Field) => boolean) {
  const fields = new Set(fieldsOf(form).flatMap((field) => (isUnread(field) ? [field.id] : [])))
  return Object.fromEntries(Object.entries(seen).filter(([field]) => fields.has(field)))
}
