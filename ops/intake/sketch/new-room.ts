import type { Level } from '#domain/rooms/room-choices.ts'
import type { Room, RoomFields } from '#domain/rooms/room.ts'

/** A room that is drawn before anything of it was typed. It is as high as the one that was typed last. */
export function newRoomOf(name: string, level: Level, rooms: readonly Room[]): RoomFields {
  return {
    name,
    structure: '',
    level,
    length: null,
    width: null,
    height: rooms.findLast((room) => room.height !== null)?.height ?? null,
    cutouts: [],
    insets: 0,
    wet_floor: null,
    wet_upper: null,
    wet_lower: null,
    materials: [],
    is_affected: true,
    chamber: null,
  }
}
