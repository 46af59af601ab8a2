import type { World } from '#platform/world.ts'
import { photoAddresses } from '#domain/records/record-photos.server.ts'
import type { JobPhoto } from './job-photo.ts'
import { isRestricted } from './restricted.ts'

export function selectJobPhotos({ db }: World) {
  return db
    .selectFrom('record_photo')
    .innerJoin('photo', 'photo.sha256', 'record_photo.sha256')
    .leftJoin('employee', 'employee.id', 'record_photo.added_by')
    .select([
      'record_photo.id',
      'record_photo.record_id as job_id',
      'photo.sha256',
      'phase',
      'room_id',
      'point_id',
    ])
    .select(['caption', 'taken_at', 'time_from', 'record_photo.revision', 'employee.name as by'])
    .select(['width', 'height', 'original_sha256', isRestricted.as('is_restricted'), 'by_link'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectJobPhotos>['executeTakeFirstOrThrow']>>

export function toJobPhoto(world: World, { taken_at, original_sha256: _, by_link, ...photo }: Row): JobPhoto {
  const addresses = photoAddresses(world, photo.sha256)
  return { ...photo, taken_at: taken_at.toISOString(), ...(by_link && { by_link }), ...addresses }
}
