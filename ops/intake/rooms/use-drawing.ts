import type { JobDetail } from '#domain/jobs/job.ts'
import { changesToDrawing, typedOtherwise } from '#domain/rooms/drawn.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useRoomWrite } from './use-room-write.ts'

/** Puts the drawing in place of what was typed, of one room or of all of them. */
export function useDrawing(job: Pick<JobDetail, 'id' | 'name'>, rooms: readonly Room[]) {
  const { change, problem } = useRoomWrite(job, () => {})
  const typed = rooms.filter((room) => typedOtherwise(room).length > 0)

  function use(room: Room) {
    if (room.drawn) change({ room, changes: changesToDrawing(room.drawn), name: room.name })
  }

  return { typed, use, useAll: () => typed.forEach(use), problem }
}
