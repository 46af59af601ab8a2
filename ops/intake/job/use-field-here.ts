import type { FieldHere } from '#domain/jobs/stages/gates-here.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useDrying } from '../drying/use-drying.ts'
import { useEquipment } from '../equipment/use-equipment.ts'
import { usePhotoList } from '../photos/use-photo-list.ts'
import { useRooms } from '../rooms/use-rooms.ts'

/** What this device knows of the field at a job, with what was done on it and not sent. */
export function useFieldHere(job: JobDetail, { enabled = true } = {}) {
  const { query: roomsQuery, rooms } = useRooms(job.id, { enabled })
  const { query: dryingQuery, drying } = useDrying(job.id, { enabled })
  const { query: equipmentQuery, stays } = useEquipment(job.id, { enabled })
  const photos = usePhotoList(job, { enabled })
  const here: FieldHere = {
    rooms: roomsQuery.data ? rooms : null,
    drying: drying ?? null,
    stays: equipmentQuery.data ? stays : null,
    photos: photos.query.data ? photos.counts : null,
  }
  const isLoading = [roomsQuery, dryingQuery, equipmentQuery, photos.query].some((query) => query.isLoading)
  return { here, readDrying: dryingQuery.data ?? null, photos, isLoading }
}
