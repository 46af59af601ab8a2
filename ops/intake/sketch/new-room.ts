import { foot } from '#domain/rooms/length.ts'
import type { Level } from '#domain/rooms/room-choices.ts'
import type { RoomFields } from '#domain/rooms/room.ts'

/** What is asked where an enclosed place gets its name. Null: how high it is was taken out. */
export type NamedRoom = { name: string; height: number | null }

/** Most ceilings: the naming of the first room asks whether this one is as high. */
const usualHeight = 8 * foot

/** As high as the room that was typed last. */
export function expectedHeight(rooms: readonly { height: number | null }[]): number {
  return rooms.findLast((room) => room.height !== null)?.height ?? usualHeight
}

/** A room that is drawn before anything else of it was typed. */
export function newRoomOf({ name, height }: NamedRoom, level: Level): RoomFields {
  return {
    name,
    structure: '',
    level,
    length: null,
    width: null,
    height,
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
