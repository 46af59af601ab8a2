import type { Chamber, Room } from './room.ts'

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
