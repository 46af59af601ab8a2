import type { FactChanges, JobFacts } from '#domain/jobs/facts/facts.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useJobWrite } from '../use-job-write.ts'

type Change = { changes: FactChanges; revision: number; base: JobFacts }

/** Changes facts of a job, also without a connection. */
export function useChangeFacts(job: Pick<JobDetail, 'id' | 'name'>, onDone: () => void) {
  const { save, ...state } = useJobWrite(job, onDone)
  return {
    ...state,
    save: ({ changes, revision, base }: Change) =>
      save({ write: { kind: 'job_change', revision, changes }, base }),
  }
}
