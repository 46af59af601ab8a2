import type { Place, Plan } from '../plan.ts'
import { drawWall } from './draw-wall.ts'
import type { Edited } from './edited.ts'
import { usualThickness } from './wall-lines.ts'

/** The four walls of a room whose inside measures so much, from its upper left inner corner. */
export function drawRoom(
  plan: Plan,
  { x, y, length, width, room_id }: Place & { length: number; width: number; room_id: string },
): Edited {
  const half = usualThickness / 2
  const [left, top, right, bottom] = [x - half, y - half, x + length + half, y + width + half]
  const around = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  let drawn = plan
  for (const [nth, from] of around.entries()) {
    const to = around[(nth + 1) % around.length]
    const edited = to ? drawWall(drawn, { from, to }) : null
    // A side that stands already is one wall, as between two rooms.
    if (edited && 'plan' in edited) drawn = edited.plan
    else if (edited && edited.refused.kind !== 'wall_in_the_way') return edited
  }
  const mark = { room_id, x: Math.round(x + length / 2), y: Math.round(y + width / 2) }
  return { plan: { ...drawn, rooms: [...drawn.rooms.filter((each) => each.room_id !== room_id), mark] } }
}
