import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { findPutPhoto } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { findJobPhoto, photoNotFound, seesRestricted } from './job-photos.server.ts'
import type { JobPhoto, JobPhotoChange, JobPhotoChanges, NewJobPhoto } from './job-photo.ts'
import { changedOf, insertJobPhoto, updateJobPhoto } from './store-job-photo.server.ts'

type Adder = Allowed<'photos.add'>
type Added = { photo: JobPhoto | null; isNew: boolean }

/**
 * Adds a photo that this person put to a job, once. Null where the person doesn't see the job any more; the photo is null where it is
 * restricted and they may not see it.
 */
export function addJobPhoto(
  world: World,
  adder: Adder,
  { id, job_id, at, sentAt, ...photo }: NewJobPhoto & Sent & { id: string; job_id: string },
): Promise<Added | null> {
  return inTransaction(world, async (world) => {
    const by = adder.employee.id
    const receivedAt = world.now()
    const addedAt = at ? doneAt(at, { sentAt, receivedAt }) : receivedAt
    const taken = takenAt(photo, { sentAt, receivedAt })
    return workAtJob(world, adder, {
      job_id,
      at: addedAt,
      async work() {
        const told = { ...photo, id, job_id, taken, at: addedAt, by, told_by: by }
        const added = await insertJobPhoto(world, told, () => requireBytes(world, by, photo.sha256))
        return { isNew: added.isNew, photo: await asSeenBy(world, adder, added.id) }
      },
    })
  })
}

/** Changes what is said of a photo. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changeJobPhoto(
  world: World,
  adder: Adder,
  { id, job_id, revision, changes }: JobPhotoChange & { id: string; job_id: string },
): Promise<JobPhoto | null> {
  return inTransaction(world, async (world) =>
    workAtJob(world, adder, {
      job_id,
      at: world.now(),
      notFound: photoNotFound,
      async work() {
        const photo = await asSeenBy(world, adder, id)
        if (!photo || photo.job_id !== job_id) throw photoNotFound()
        if (photo.revision !== revision && !isAsAsked(photo, changes)) throw movedOn(photo)
        await updateJobPhoto(world, photo, { changes, by: adder.employee.id })
        return asSeenBy(world, adder, id)
      },
    }),
  )
}

/** When it was taken, by our clock. What a camera or a file says may be long before that, but not after. */
function takenAt({ taken_at, time_from }: NewJobPhoto, clocks: Sent & { receivedAt: Date }) {
  if (time_from === 'device') return doneAt(taken_at, clocks)
  return new Date(Math.min(Date.parse(taken_at), clocks.receivedAt.getTime()))
}

async function asSeenBy(world: World, adder: Adder, id: string): Promise<JobPhoto | null> {
  const photo = await findJobPhoto(world, id)
  if (!photo?.is_restricted) return photo
  const isMine = await isInCareOf(world, adder, photo.job_id)
  return seesRestricted(adder, isMine) ? photo : null
}

/** Of a photo that they never put they know no more than the hash. */
async function requireBytes(world: World, employeeId: string, sha256: string) {
  if (await findPutPhoto(world, employeeId, sha256)) return
  const sentence = 'This photo hasn’t been uploaded yet. Send it first.'
  throw new Refusal(422, 'photos-missing', sentence, { missing: [sha256] })
}

function isAsAsked(photo: JobPhoto, changes: JobPhotoChanges) {
  return changedOf(photo, { ...photo, ...changes }).length === 0
}

function movedOn(current: JobPhoto) {
  return new Refusal(409, 'photo-moved-on', 'Someone else changed this photo first.', { current })
}
