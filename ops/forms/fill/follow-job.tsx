import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { isOfFile } from '../drafts/link-facts.ts'
import { useJobFile } from '../drafts/use-job-file.ts'
import { useFollowJob } from './use-follow-job.ts'

type Following = { form: FormDefinition; draft: FormDraft; job: JobDetail | null }

/** Lets a form follow its job. It draws nothing, so that the form itself isn’t drawn again with each reading. */
export function FollowJob(following: Following) {
  const { form, draft } = following
  if (draft.job_id !== null && fieldsOf(form).some(isOfFile))
    return <FollowFile {...following} jobId={draft.job_id} />
  return <FollowFacts {...following} />
}

function FollowFacts(following: Following) {
  useFollowJob(following)
  return null
}

function FollowFile({ jobId, ...following }: Following & { jobId: string }) {
  const file = useJobFile(jobId)
  useFollowJob({ ...following, ...(file && { file }) })
  return null
}
