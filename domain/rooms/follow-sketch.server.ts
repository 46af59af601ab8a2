import { isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import type { Sketch } from '#domain/sketch/plan.ts'
import { fieldsOf } from '#domain/sketch/sketch.ts'
import type { World } from '#platform/world.ts'
import { drawnRoomsOf, followSketch } from './rooms-in-sketch.ts'
import { selectRooms, toRoom } from './room-row.server.ts'

/**
 * Gives the rooms of a job what a sketch says of them by now. The event of the sketch tells that: a room has a revision of its own for what
 * people type, which this leaves alone. The caller has locked the job.
 */
export async function followSketchInRooms(world: World, sketch: Sketch): Promise<void> {
  const rows = await selectRooms(world).where(isOfWholeFamily('room.job_id', sketch.job_id)).execute()
  const rooms = rows.map(toRoom)
  const after = followSketch(rooms, sketch.id, drawnRoomsOf(sketch.id, fieldsOf(sketch)))
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
