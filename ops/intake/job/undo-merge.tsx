import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { unmergeJob } from '../jobs-api.ts'
import { useChangeJob } from './use-change-job.ts'

/** Takes the merge back, for a day. */
export function UndoMerge({ job }: { job: JobDetail }) {
  const words = useJobWords()
  const mayMerge = useMay('intake.merge')
  const { save, isBusy, problem } = useChangeJob(job, () => unmergeJob(job.id))
  if (!mayMerge) return null
  return (
    <>
      <button
        type="button"
        className="min-h-11 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        aria-disabled={isBusy}
        onClick={() => isBusy || save(undefined)}
      >
        {words.now.undoMerge}
      </button>
      {problem && <p role="alert">{problem.detail}</p>}
    </>
  )
}
