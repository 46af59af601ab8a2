import { levels, type Level } from '#domain/rooms/room-choices.ts'
import type { Chamber, Room } from '#domain/rooms/room.ts'

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

/** The chambers of a job with the rooms that are in each, in the order in which they were made. */
export function chambersOf(rooms: readonly Room[]): { chamber: Chamber; rooms: Room[] }[] {
  const chambers = new Map<string, { chamber: Chamber; rooms: Room[] }>()
  for (const room of rooms) {
    if (!room.chamber) continue
    const known = chambers.get(room.chamber.id) ?? { chamber: room.chamber, rooms: [] }
    known.rooms.push(room)
    chambers.set(room.chamber.id, known)
  }
  return [...chambers.values()]
}
