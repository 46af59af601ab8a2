import { roomAfter } from '#domain/rooms/room-changes.ts'
import { RoomChanges, RoomFields, type Room } from '#domain/rooms/room.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import { roomsAsDrawn } from './rooms-as-drawn.ts'
import type { Entry } from './entry.ts'

type Sent = Pick<Entry, 'id' | 'leadId' | 'write' | 'at'>
type Rooms = readonly Room[]

/**
 * The rooms of a job with what an entry did to them, until they are read again from the server. The same list where the entry is in it
 * already, or someone else changed the room since.
 */
export function roomsAfter(rooms: Rooms, { id, leadId: job_id, write, at }: Sent, me: PersonName): Rooms {
  const time = new Date(at).toISOString()
  if (write.kind === 'room') {
    const fields = RoomFields.safeParse(write.room).data
    if (!fields || rooms.some((room) => room.id === id)) return rooms
    return [
      ...rooms,
      { ...fields, id, job_id, created_at: time, by: me.name, revision: 1, removed_at: null, drawn: null },
    ]
  }
  if (write.kind === 'sketch') return roomsAsDrawn(rooms, write)
  if (write.kind !== 'room_change') return rooms
  const room = rooms.find((each) => each.id === write.room_id)
  const changes = RoomChanges.safeParse(write.changes).data
  if (!changes || room?.revision !== write.revision) return rooms
  const removed_at = changes.removed === undefined ? room.removed_at : changes.removed ? time : null
  const after = { ...room, ...roomAfter(room, changes), removed_at, revision: room.revision + 1 }
  return rooms.map((each) => (each === room ? after : each))
}
