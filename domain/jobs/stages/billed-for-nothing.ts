import type { JobDetail } from '#domain/jobs/job.ts'
import { hasReached, type Stage } from './stages.ts'

type Known = Pick<JobDetail, 'stage' | 'payment'>

/** Whether the job would be billed although nothing was charged: worth a warning, for the bill may be written elsewhere. */
export function isBilledForNothing({ stage, payment }: Known, to: Stage): boolean {
  return payment === 'none-charged' && !hasReached(stage, 'billed') && hasReached(to, 'billed')
}
