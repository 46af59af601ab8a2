import { isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import { readSketchesOf } from '#domain/sketch/sketches-of-job.server.ts'
import type { World } from '#platform/world.ts'
import { followSketches } from './rooms-in-sketch.ts'
import { selectRooms, toRoom } from './room-row.server.ts'

/**
 * Gives the rooms of a job what its sketches say of them by now: after one was drawn on, removed or put back, and after a room was added
 * that is drawn already. The event of that tells it: a room has a revision of its own for what people type, which this leaves alone. The
 * caller has locked the job.
 */
export async function followSketchesInRooms(world: World, jobId: string): Promise<void> {
  const sketches = await readSketchesOf(world, jobId)
  if (sketches.length === 0) return
  const rows = await selectRooms(world).where(isOfWholeFamily('room.job_id', jobId)).execute()
  const rooms = rows.map(toRoom)
  const after = followSketches(rooms, sketches)
  for (const room of after) {
    if (rooms.includes(room)) continue
    const { id, length, width, cutouts, insets, wet_floor, wet_upper, wet_lower, drawn } = room
    await world.db
      .updateTable('room')
      .set({ length, width, insets, wet_floor, wet_upper, wet_lower })
      .set({ cutouts: JSON.stringify(cutouts), drawn: drawn && JSON.stringify(drawn) })
      .where('id', '=', id)
      .execute()
  }
}
