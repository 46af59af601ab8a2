import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { mostJobPhotos } from '#domain/photos/job-photo.ts'
import { addPhotoEvidence } from '#domain/photos/photo-evidence.server.ts'
import { addPhotoTo, listPhotos } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, isLate } from '#domain/sync/sync.ts'
import { maxStaffPhotos } from './lead-choices.ts'
import { lockLead, lockWorkedLead } from './leads.server.ts'
import { requirePut } from '#domain/records/record-photos.server.ts'
import { leadPhotoAdded } from './lead-events.ts'

/** `at` is when it was added, by the clock of the device, and `sentAt` what that showed as it sent it. */
type StaffPhoto = { lead_id: string; sha256: string }
type Sent = { at?: string | undefined; sentAt?: Date }

/**
 * Adds a photo that this person put to a request, once: the same photo again changes nothing. Visitors' photos have a limit of
 * their own.
 */
export function addStaffPhoto(
  world: World,
  worker: Allowed<'leads.work'>,
  { lead_id, sha256, at: told, sentAt }: StaffPhoto & Sent,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const at = told && sentAt && doneAt(told, { sentAt, receivedAt: world.now() })
    const isJob = await lockJobThere(world, lead_id)
    await lockWorkedLead(world, worker, { lead_id, at: at || world.now() })
    if (await isThere(world, { lead_id, sha256, isJob })) return { isNew: false }
    const { id } = worker.employee
    await requirePut(world, id, sha256)
    await addPhoto(world, { lead_id, sha256, taken_by: id, at: at || world.now(), isJob })
    await announce(world, leadPhotoAdded, { lead_id, ...lateSince(world, at || undefined) }, id)
    return { isNew: true }
  })
}

/** Adds a photo that the server refused from the field, in the name of whoever took it. Another record must still hold it. */
export function takeOverPhoto(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { lead_id, sha256, taken_by, at }: StaffPhoto & { taken_by: string; at: Date },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const isJob = await lockJobThere(world, lead_id)
    await lockLead(world, dispatcher, lead_id)
    if (await isThere(world, { lead_id, sha256, isJob })) return
    await addPhoto(world, { lead_id, sha256, taken_by, at, isJob })
    await announce(world, leadPhotoAdded, { lead_id, ...lateSince(world, at) }, taken_by)
  })
}

type NewPhoto = StaffPhoto & { taken_by: string; at: Date; isJob: boolean }

/** Of a job with its evidence, as a photo of its gallery has: one of a machine comes this way, named by its hash alone. */
async function addPhoto(world: World, { lead_id, sha256, taken_by: by, at, isJob }: NewPhoto) {
  const id = await addPhotoTo(world, { record_id: lead_id, sha256, added_by: by, at })
  if (!isJob) return
  const taken = { time_from: 'added', phase: null, room_id: null, taken: at } as const
  await addPhotoEvidence(world, { ...taken, id, job_id: lead_id, sha256, at, by })
}

function lateSince({ now }: World, at: Date | undefined) {
  return at && isLate(at, now()) ? { at: at.toISOString() } : {}
}

/** Whether the request has the photo already; refuses one more than it may have. */
async function isThere(world: World, { lead_id, sha256, isJob }: StaffPhoto & { isJob: boolean }) {
  const there = await listPhotos(world, lead_id)
  if (there.some((photo) => photo.sha256 === sha256)) return true
  const most = isJob ? mostJobPhotos : maxStaffPhotos
  if (there.filter(({ added_by }) => added_by !== null).length < most) return false
  const sentence = `A request can have ${most} staff photos. This request has reached the limit.`
  throw new Refusal(422, 'too-many-photos', sentence)
}

/** Whether it is a job by now, whose photos last for weeks of work. Its evidence is added to under this lock, as everywhere before that of the request. */
async function lockJobThere({ db }: World, id: string) {
  const job = await db.selectFrom('job').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return job !== undefined
}
