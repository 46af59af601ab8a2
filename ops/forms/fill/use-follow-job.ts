import { useEffect } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { ReadFile } from '#domain/forms/facts/job-file.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { followInDraft } from '../drafts/queries.ts'
import { followJob, isOfFile, isSignedByAnyone } from '../drafts/link-facts.ts'
import { linkedTo } from '../drafts/linked-now.ts'

type Following = { form: FormDefinition; draft: FormDraft; job: JobDetail | null; file?: ReadFile }

/** What the job says flows in anew as it changes, until somebody signs. The date and the time stay those of the day. */
export function useFollowJob({ form, draft, job, file }: Following) {
  useEffect(() => {
    if ((draft.job_id !== null && !job) || isSignedByAnyone(form, draft.answers)) return
    const began = new Date(draft.began_at)
    const today = new Date()
    const at = companyDay(began) === companyDay(today) ? began : today
    const now = linkedTo(form, job, { at, ...(file && { file }) })
    const followed = followJob(draft, file ? now : { ...ofFileIn(form, draft), ...now })
    if (!followed) return
    void followInDraft(draft.id, { ...followed, followed_at: today.getTime() })
  }, [form, draft, job, file])
}

/** While the file of the job isn’t known, what flowed in from it before is still what it says. */
function ofFileIn(form: FormDefinition, { seen = {} }: FormDraft) {
  const fields = new Set(fieldsOf(form).flatMap((field) => (isOfFile(field) ? [field.id] : [])))
  return Object.fromEntries(Object.entries(seen).filter(([field]) => fields.has(field)))
}
