import type { JobDetail } from '#domain/jobs/job.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useMay } from '../../session/may.ts'
import { EnterCode } from './enter-code.tsx'
import { unsentCode } from './job-as-done.ts'
import { RemoveCode } from './remove-code.tsx'
import { useIsRemoved } from './removed-codes.ts'
import { ShowCode } from './show-code.tsx'

type AccessCodeProps = { job: Pick<JobDetail, 'id' | 'facts' | 'has_access_code'> }

/** That there is a code, the way to see it, and what can be done with it. */
export function AccessCode({ job }: AccessCodeProps) {
  const mayEnter = useMay('intake.edit')
  const unsent = unsentCode(useUnsentOf(job.id))
  const isRemoved = useIsRemoved(job.id)
  return (
    <>
      {(job.has_access_code || unsent) && <ShowCode jobId={job.id} />}
      {mayEnter && !unsent && !isRemoved && (
        <div className="flex flex-wrap gap-x-5">
          <EnterCode job={job} />
          {job.has_access_code && <RemoveCode job={job} />}
        </div>
      )}
    </>
  )
}
