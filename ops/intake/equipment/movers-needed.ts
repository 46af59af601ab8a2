import { airMovers } from '#domain/drying/equipment-needed.ts'
import { floorArea } from '#domain/rooms/room-figures.ts'
import type { Room } from '#domain/rooms/room.ts'

/** How many air movers the chart asks for in a room to begin with, where that can be counted. */
export function moversNeeded(room: Room): number | null {
  const floor = floorArea(room)
  if (!room.is_affected || floor === null || room.wet_floor === null) return null
  const { count } = airMovers(
    {
      wetFloor: room.wet_floor / 100,
      wetWallAndCeiling: (room.wet_upper ?? 0) / 100,
      insets: room.insets,
      floorArea: floor,
    },
    'normal',
  )
  return typeof count === 'number' ? count : null
}
