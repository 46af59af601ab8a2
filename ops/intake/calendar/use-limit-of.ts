import { useQuery } from '@tanstack/react-query'
import { jobQuery } from '../queries.ts'
import { limitAhead, type Limit } from '../visits/visit-limit.ts'
import type { ToPlace } from './to-place.ts'

/** Until when what is armed has to begin, where its job has such a limit that is not met yet. */
export function useLimitOf(visit: ToPlace | undefined): Limit | null {
  const job = useQuery({
    ...jobQuery(visit?.job_id ?? ''),
    enabled: visit !== undefined && !visit.request,
  }).data
  return visit && job?.id === visit.job_id ? limitAhead(visit.kind, job.clocks) : null
}
