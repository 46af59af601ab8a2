import { useQuery } from '@tanstack/react-query'
import { auditFile } from '#domain/file-audit/file-audit.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDrying } from '../drying/use-drying.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { usePhotoList } from '../photos/use-job-photos.ts'
import { jobEvidenceQuery } from '../queries.ts'
import { useRooms } from '../rooms/use-rooms.ts'

/** The audit of a job by what is on this device, with what was done here and not sent; and all that its gaps are put right with. */
export function useAudit(job: JobDetail) {
  const { query: roomsQuery, rooms } = useRooms(job.id)
  const { query: dryingQuery, drying } = useDrying(job.id)
  const { query: equipmentQuery, stays } = useEquipment(job.id)
  const photos = usePhotoList(job)
  const evidence = useQuery(jobEvidenceQuery(job.id)).data
  const now = useNow()
  const known = {
    rooms: roomsQuery.data ? rooms : null,
    drying: drying ?? null,
    stays: equipmentQuery.data ? stays : null,
    photos: photos.query.data ? photos.counts : null,
  }
  const queries = [roomsQuery, dryingQuery, equipmentQuery, photos.query]
  const isLoading = queries.some((query) => query.isLoading)
  const audit = isLoading ? null : auditFile({ job, ...known, now }, drying?.audit)
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
