import type { Room } from '#domain/rooms/room.ts'

export type RoomNames = ReadonlyMap<string, string>

/** As they are stored; the words of rooms have their Spanish. Removed ones too: what was read in one stays read there. */
export function roomNames(rooms: readonly Room[]): RoomNames {
  return new Map(rooms.map(({ id, name }) => [id, name]))
}
