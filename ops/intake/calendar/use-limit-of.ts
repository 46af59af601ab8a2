import { useLimit } from '../visits/use-limit.ts'
import type { Limit } from '../visits/visit-limit.ts'
import type { ToPlace } from './to-place.ts'

/** Until when what is armed has to begin, where its job has such a limit that is not met yet. */
export function useLimitOf(visit: ToPlace | undefined): Limit | null {
  return useLimit(visit && !visit.request ? visit.job_id : null, visit?.kind ?? 'inspection')
}
