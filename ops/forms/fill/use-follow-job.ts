import { useEffect } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { changeDraft, setAnswer } from '../drafts/queries.ts'
import { followJob, isSignedByAnyone } from '../drafts/link-facts.ts'
import { linkedTo } from '../drafts/linked-now.ts'

/** What the job says flows in anew as it changes, until somebody signs. The date and the time stay those of the day. */
export function useFollowJob(form: FormDefinition | undefined, draft: FormDraft, job: JobDetail | null) {
  useEffect(() => {
    if (!form || (draft.job_id !== null && !job) || isSignedByAnyone(form, draft.answers)) return
    const began = new Date(draft.began_at)
    const today = new Date()
    const at = companyDay(began) === companyDay(today) ? began : today
    const followed = followJob(draft, linkedTo(form, job, at))
    if (!followed) return
    for (const [field, answer] of Object.entries(followed.answers)) void setAnswer(draft.id, field, answer)
    void changeDraft(draft.id, { seen: followed.seen, followed_at: today.getTime() })
  }, [form, draft, job])
}
