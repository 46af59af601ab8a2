import { airMovers } from '#domain/drying/equipment-needed.ts'
import { wetRoomOf } from '#domain/rooms/room-needs.ts'
import type { Room } from '#domain/rooms/room.ts'

/** How many air movers the chart asks for in a room to begin with, where that can be counted. */
export function moversNeeded(room: Room): number | null {
  const wet = wetRoomOf(room)
  if (!room.is_affected || typeof wet === 'string') return null
  const { count } = airMovers(wet, 'normal')
  return typeof count === 'number' ? count : null
}
