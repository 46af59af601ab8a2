import { levels, type Level } from '#domain/rooms/room-choices.ts'
import type { Room } from '#domain/rooms/room.ts'

type Group = { structure: string; level: Level; rooms: Room[] }

/** Rooms by building and level, the main building first and each from below up. */
export function groupRooms(rooms: readonly Room[]): Group[] {
  const groups = new Map<string, Group>()
  for (const room of rooms) {
    const { structure, level } = room
    const key = `${structure}:${level}`
    const group = groups.get(key) ?? { structure, level, rooms: [] }
    group.rooms.push(room)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted(
    (a, b) => a.structure.localeCompare(b.structure) || levels.indexOf(a.level) - levels.indexOf(b.level),
  )
}
