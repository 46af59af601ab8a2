import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import { followSketchesInRooms } from './follow-sketch.server.ts'
import { isSameRoom, roomAfter } from './room-changes.ts'
import { roomFieldsOf } from './room-row.server.ts'
import type { NewRoom, Room, RoomChange, RoomChanges } from './room.ts'
import { findJobOfRoom, getRoom, insertRoom, roomMovedOn, roomNotFound, updateRoom } from './rooms.server.ts'

type Editor = Allowed<'rooms.edit'>

/**
 * Adds a room to a job, once. Two devices that add to one job add two rooms: each has an ID of its own. Null where the person doesn't see
 * the job any more.
 */
export function addRoom(
  world: World,
  editor: Editor,
  { id, job_id, at, sentAt, ...fields }: NewRoom & Sent & { job_id: string },
): Promise<{ room: Room; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const by = editor.employee.id
    const typedAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    return workAtJob(world, editor, {
      job_id,
      at: typedAt,
      async work() {
        const isNew = await insertRoom(world, { id, job_id, fields, at: typedAt, by, told_by: by })
        if (isNew) await followSketchesInRooms(world, job_id)
        return { room: await getRoom(world, id), isNew }
      },
    })
  })
}

/** Changes a room, removes it or puts it back. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changeRoom(
  world: World,
  editor: Editor,
  { id, revision, changes }: RoomChange & { id: string },
): Promise<Room | null> {
  return inTransaction(world, async (world) => {
    const job_id = await findJobOfRoom(world, id)
    if (job_id === null) throw roomNotFound()
    return workAtJob(world, editor, {
      job_id,
      at: world.now(),
      notFound: roomNotFound,
      async work() {
        const room = await getRoom(world, id)
        if (room.revision !== revision && !isAsAsked(room, changes)) throw roomMovedOn(room)
        const by = editor.employee.id
        await updateRoom(world, room, { changes, by, told_by: by })
        return getRoom(world, id)
      },
    })
  })
}

function isAsAsked(room: Room, changes: RoomChanges) {
  const fields = roomFieldsOf(room)
  const isRemoved = room.removed_at !== null
  return isSameRoom(fields, roomAfter(fields, changes)) && isRemoved === (changes.removed ?? isRemoved)
}
