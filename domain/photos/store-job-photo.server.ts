import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { leadPhotoAdded } from '#domain/leads/lead-events.ts'
import { requirePoint, requireRoom } from '#domain/readings/job-places.server.ts'
import { isLate, type Told } from '#domain/sync/sync.ts'
import { findJobPhoto } from './job-photos.server.ts'
import {
  mostJobPhotos,
  photoChangeFields,
  type JobPhoto,
  type JobPhotoChanges,
  type JobPhotoFields,
} from './job-photo.ts'
import { jobPhotoChanged } from './photo-events.ts'
import { addPhotoEvidence } from './photo-evidence.server.ts'

export type ToldPhoto = JobPhotoFields &
  Told & { id: string; job_id: string; sha256: string; at: Date; taken: Date }

/**
 * Adds a photo to a job, which the caller has locked, once. The same bytes are one photo of the job, under whichever ID they came first:
 * what was not said of them then is said now. Answers with the ID that it has.
 */
export async function insertJobPhoto(
  world: World,
  photo: ToldPhoto,
  requireBytes: () => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  const known = await findJobPhoto(world, photo.id)
  if (known) {
    requireSame(known, photo)
    return { id: known.id, isNew: false }
  }
  await requireBytes()
  if (photo.room_id !== null) await requireRoom(world, photo.room_id, photo.job_id)
  if (photo.point_id) await requirePoint(world, photo.point_id, photo.job_id)
  const twin = await findTwin(world, photo)
  if (twin) {
    await sayOfTwin(world, twin, photo)
    return { id: twin.id, isNew: false }
  }
  const position = await nextPosition(world, photo.job_id)
  await insertRow(world, { ...photo, position })
  await addPhotoEvidence(world, photo)
  const late = isLate(photo.at, world.now()) ? { at: photo.at.toISOString() } : {}
  await announce(world, leadPhotoAdded, { lead_id: photo.job_id, ...late }, photo.by)
  return { id: photo.id, isNew: true }
}

/** Changes what is said of a photo whose job the caller has locked. To say the same again changes nothing. */
export async function updateJobPhoto(
  world: World,
  photo: JobPhoto,
  { changes, by }: { changes: JobPhotoChanges; by: string },
): Promise<void> {
  const { phase = photo.phase, room_id = photo.room_id, caption = photo.caption } = changes
  const is_restricted = changes.is_restricted ?? photo.is_restricted
  const after = { phase, room_id, caption, is_restricted }
  const changed = changedOf(photo, after)
  if (changed.length === 0) return
  if (room_id !== null && changed.includes('room_id')) await requireRoom(world, room_id, photo.job_id)
  await world.db
    .updateTable('record_photo')
    .set({ phase, room_id, caption, revision: photo.revision + 1 })
    .$if(changed.includes('is_restricted'), (query) =>
      query.set({ restricted_at: is_restricted ? world.now() : null }),
    )
    .where('id', '=', photo.id)
    .execute()
  await announce(world, jobPhotoChanged, { job_id: photo.job_id, photo_id: photo.id, changed }, by)
}

type Said = Pick<JobPhoto, 'phase' | 'room_id' | 'caption' | 'is_restricted'>

export function changedOf(before: Said, after: Said) {
  return photoChangeFields.filter((field) => before[field] !== after[field])
}

/** What another job has under this ID is not told. */
function requireSame(current: JobPhoto, { job_id, sha256 }: ToldPhoto) {
  if (current.job_id === job_id && current.sha256 === sha256) return
  const extra = current.job_id === job_id && !current.is_restricted ? { current } : {}
  throw new Refusal(409, 'job-photo-differs', 'A different photo was already added with this ID.', extra)
}

async function findTwin(world: World, { job_id, sha256 }: ToldPhoto) {
  const row = await world.db
    .selectFrom('record_photo')
    .select('id')
    .where('record_id', '=', job_id)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row ? findJobPhoto(world, row.id) : null
}

/** What was said of it stays, but for who may see it: it is restricted as soon as anyone says so. */
async function sayOfTwin(world: World, twin: JobPhoto, { phase, room_id, caption, ...told }: ToldPhoto) {
  const said = twin.phase === null ? { phase, room_id, caption } : {}
  const changes = { ...said, is_restricted: twin.is_restricted || told.is_restricted }
  await updateJobPhoto(world, twin, { changes, by: told.told_by })
}

/** No photo is left out of the gallery: one too many is refused. */
async function nextPosition({ db }: World, jobId: string) {
  const { last, count } = await db
    .selectFrom('record_photo')
    .select(({ fn }) => [fn.max('position').as('last'), fn.countAll<string>().as('count')])
    .where('record_id', '=', jobId)
    .executeTakeFirstOrThrow()
  if (Number(count) < mostJobPhotos) return (last ?? -1) + 1
  const sentence = `A job can have ${mostJobPhotos} photos. This job has reached the limit.`
  throw new Refusal(422, 'too-many-photos', sentence)
}

async function insertRow({ db, now }: World, { by, at, taken, ...photo }: ToldPhoto & { position: number }) {
  await db
    .insertInto('record_photo')
    .values({
      id: photo.id,
      record_id: photo.job_id,
      sha256: photo.sha256,
      position: photo.position,
      added_by: by,
      added_at: at,
      received_at: isLate(at, now()) ? now() : null,
      phase: photo.phase,
      room_id: photo.room_id,
      point_id: photo.point_id ?? null,
      caption: photo.caption,
      taken_at: taken,
      time_from: photo.time_from,
      original_sha256: photo.original_sha256 ?? null,
      restricted_at: photo.is_restricted ? now() : null,
    })
    .execute()
}
