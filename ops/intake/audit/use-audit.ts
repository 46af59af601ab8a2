import { useQuery } from '@tanstack/react-query'
import { auditFile } from '#domain/file-audit/file-audit.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFieldHere } from '../job/use-field-here.ts'
import { metGates, useIsAhead } from '../job/use-met-gates.ts'
import { jobEvidenceQuery } from '../queries.ts'

/** The audit of a job by what is on this device, with what was done here and not sent; and all that its gaps are put right with. */
export function useAudit(job: JobDetail) {
  const field = useFieldHere(job)
  const isAhead = useIsAhead(job.id)
  const evidence = useQuery(jobEvidenceQuery(job.id)).data
  const now = useNow()
  const { here: known, photos, isLoading } = field
  // By the same gates as the move to the next stage.
  const asMet = { ...job, met_gates: metGates(job, field, isAhead) }
  const audit = isLoading ? null : auditFile({ job: asMet, ...known, now }, known.drying?.audit)
  return {
    audit,
    evidence,
    known,
    missingPhotos: photos.missing,
    photoRooms: photos.rooms,
    unsentPhotos: photos.unsent,
  }
}

export type Audited = ReturnType<typeof useAudit>
