import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobMove } from '../../outbox/job-move-clash.ts'
import { useJobWrite } from '../use-job-write.ts'

type Moved = Pick<JobDetail, 'id' | 'name' | 'stage' | 'side'>

/** Moves a job to another stage, puts it aside or resumes it, also without a connection, from where it stands on the screen. */
export function useMoveJob(job: Moved, onDone: () => void) {
  const { save, ...state } = useJobWrite(job, onDone)
  const base = { stage: job.stage, side: job.side }
  return { ...state, save: (write: JobMove) => save({ write, base }) }
}
