import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'

type Named = { id: string; name: string }
export type RoomEquipment = { room: Named | null; stays: JobStay[] }

/** What stands in each room, in the order of the rooms, those without any left out; last what stands in no room that is known. */
export function equipmentByRoom(stays: readonly JobStay[], rooms: readonly Named[]): RoomEquipment[] {
  const here = stays.filter(({ pulled_at }) => pulled_at === null)
  const known = new Set(rooms.map(({ id }) => id))
  const groups: RoomEquipment[] = rooms.map((room) => ({
    room,
    stays: here.filter(({ room_id }) => room_id === room.id),
  }))
  const elsewhere = here.filter(({ room_id }) => room_id === null || !known.has(room_id))
  return [...groups, { room: null, stays: elsewhere }].filter((group) => group.stays.length > 0)
}

/** The least and the most days of these, the same where they are equal. */
export function daySpan(stays: readonly JobStay[]): { least: number; most: number } {
  const days = stays.map((stay) => stay.days)
  return { least: Math.min(...days), most: Math.max(...days) }
}
