import { foot } from '#domain/rooms/length.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import type { OnPlan } from './on-plan.ts'

/** A room with a length and a width that is not drawn yet, and where it waits beside the plan. */
export type TypedRoom = { id: string; name: string; length: number; width: number; x: number; y: number }

const apart = 2 * foot
/** A row of them is about as wide as a house. */
const widest = 40 * foot

/** Side by side below what is drawn, so that they can be drawn one by one where they lie. */
export function typedRooms(plan: Plan, rooms: OnPlan['rooms']): TypedRoom[] {
  const drawn = new Set(plan.rooms.map(({ room_id }) => room_id))
  const [left, bottom] = [
    Math.min(...plan.corners.map(({ x }) => x), plan.corners.length > 0 ? Infinity : 0),
    Math.max(...plan.corners.map(({ y }) => y), plan.corners.length > 0 ? -Infinity : 0),
  ]
  let [x, y, high] = [left, plan.corners.length > 0 ? bottom + apart : 0, 0]
  return rooms.flatMap(({ id, name, length, width }) => {
    if (drawn.has(id) || length === null || width === null) return []
    if (x > left && x + length - left > widest) [x, y, high] = [left, y + high + apart, 0]
    const placed = { id, name, length, width, x, y }
    x += length + apart
    high = Math.max(high, width)
    return [placed]
  })
}
