import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfFamily, isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Told } from '#domain/sync/sync.ts'
import { requireChamber } from './chambers.server.ts'
import { usualRoom } from './room-choices.ts'
import { roomAdded, roomChanged, roomPutBack, roomRemoved } from './room-events.ts'
import { changedFields, isSameRoom, roomAfter } from './room-changes.ts'
import { roomFieldsOf, selectRooms, toRoom } from './room-row.server.ts'
import type { JobRooms, Room, RoomChanges, RoomFields } from './room.ts'

/** Of a job and those that were merged into it: far more than any house has. Removed ones don't count, so that the office can make room. */
const mostRooms = 300
const mostRemoved = 300

/** The rooms of a job and of those that were merged into it, in the order in which they were typed; those removed last too, to be put back. */
export async function listRooms(
  world: World,
  viewer: Allowed<'rooms.view'>,
  jobId: string,
): Promise<JobRooms> {
  const job = await world.db
    .selectFrom('job')
    .select('id')
    .where('job.id', '=', jobId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!job) throw new Refusal(404, 'job-not-found', 'Job not found.')
  const rooms = selectRooms(world).where(isOfFamily('room.job_id', jobId))
  const [present, removed, is_mine] = await Promise.all([
    rooms.where('removed_at', 'is', null).execute(),
    rooms.where('removed_at', 'is not', null).orderBy('removed_at', 'desc').limit(mostRemoved).execute(),
    isInCareOf(world, viewer, jobId),
  ])
  return { items: [...present, ...removed].toSorted(inOrderTyped).map(toRoom), is_mine }
}

type Typed = { id: string; created_at: Date }

function inOrderTyped(a: Typed, b: Typed) {
  return a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1)
}

/** No room is left out of the list: one too many is refused. The caller has locked the job. */
async function requireFewRooms({ db }: World, jobId: string) {
  const { count } = await db
    .selectFrom('room')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isOfWholeFamily('room.job_id', jobId))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) <= mostRooms) return
  throw new Refusal(
    409,
    'too-many-rooms',
    `This job has ${mostRooms} rooms already. Remove those that aren’t needed, then add more.`,
  )
}

/** Where a room belongs; what changes it locks its job first. */
export async function findJobOfRoom({ db }: World, id: string): Promise<string | null> {
  const row = await db.selectFrom('room').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? null
}

export async function getRoom(world: World, id: string): Promise<Room> {
  const row = await selectRooms(world).where('room.id', '=', id).executeTakeFirst()
  if (!row) throw roomNotFound()
  return toRoom(row)
}

/** Adds a room to a job, which the caller has locked, once. Says whether it is new. */
export async function insertRoom(
  world: World,
  { id, fields, at, ...told }: Told & { id: string; job_id: string; fields: RoomFields; at: Date },
): Promise<boolean> {
  const { job_id, by, told_by } = told
  await requireChamber(world, fields.chamber, { job_id, by })
  const inserted = await world.db
    .insertInto('room')
    .values({
      ...columnsOf(fields),
      id,
      job_id,
      created_by: by,
      created_at: at,
      received_at: world.now(),
    })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  const { name } = fields
  if (!inserted) {
    requireSame(await getRoom(world, id), { job_id, fields })
    return false
  }
  await requireFewRooms(world, job_id)
  await announce(world, roomAdded, { job_id, room_id: id, kind: usualRoom(name) }, told_by)
  return true
}

/** What another job has under this ID is not told. */
function requireSame(current: Room, { job_id, fields }: { job_id: string; fields: RoomFields }) {
  if (current.job_id === job_id && isSameRoom(roomFieldsOf(current), fields)) return
  const extra = current.job_id === job_id ? { current } : {}
  throw new Refusal(409, 'room-differs', 'A different room was already added with this ID.', extra)
}

/** Changes a room whose job the caller has locked. To say the same again changes nothing. */
export async function updateRoom(
  world: World,
  room: Room,
  { changes, by, told_by }: Told & { changes: RoomChanges },
): Promise<void> {
  const { id, job_id, removed_at } = room
  const after = roomAfter(roomFieldsOf(room), changes)
  const changed = changedFields(roomFieldsOf(room), after)
  const isRemoved = changes.removed ?? removed_at !== null
  const wasRemoved = removed_at !== null
  if (changed.length === 0 && isRemoved === wasRemoved) return
  await requireChamber(world, after.chamber, { job_id, by })
  await world.db
    .updateTable('room')
    .set({
      ...columnsOf(after),
      ...(isRemoved === wasRemoved ? {} : { removed_at: isRemoved ? world.now() : null }),
      revision: room.revision + 1,
    })
    .where('id', '=', id)
    .execute()
  if (wasRemoved && !isRemoved) await requireFewRooms(world, job_id)
  const told = { job_id, room_id: id, kind: usualRoom(after.name) }
  if (changed.length > 0) await announce(world, roomChanged, { ...told, changed }, told_by)
  if (isRemoved !== wasRemoved) await announce(world, isRemoved ? roomRemoved : roomPutBack, told, told_by)
}

/** Someone changed it since the sender looked at it. */
export function roomMovedOn(current: Room) {
  return new Refusal(409, 'room-moved-on', 'Someone else changed this room first.', { current })
}

export function roomNotFound() {
  return new Refusal(404, 'room-not-found', 'Room not found.')
}

function columnsOf({ chamber, cutouts, ...fields }: RoomFields) {
  const { materials: wet, ...rest } = fields
  return {
    ...rest,
    materials: [...wet],
    cutouts: JSON.stringify(cutouts),
    chamber_id: chamber?.id ?? null,
  }
}
