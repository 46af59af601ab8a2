import { useQuery } from '@tanstack/react-query'
import type { VisitKind } from '#domain/visits/visit-kinds.ts'
import { jobQuery } from '../queries.ts'
import { limitAhead, type Limit } from './visit-limit.ts'

/** Until when a visit of this kind has to begin, where its job has such a limit that is not met yet; null: no job. */
export function useLimit(jobId: string | null, kind: VisitKind): Limit | null {
  const job = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== null }).data
  return job && job.id === jobId ? limitAhead(kind, job.clocks) : null
}
