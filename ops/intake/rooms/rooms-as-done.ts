import type { PersonName } from '#domain/employees/person-name.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { Entry } from '../../outbox/entry.ts'
import { roomsAfter } from '../../outbox/rooms-after.ts'

type Unsent = Pick<Entry, 'id' | 'leadId' | 'write' | 'state' | 'at'>

/** What is on its way. What the office sent back, or someone was quicker with, is not as it will be. */
export function onItsWay<Entry extends Pick<Unsent, 'state'>>(unsent: readonly Entry[]) {
  return unsent.filter(({ state }) => state === 'waiting' || state === 'sending')
}

/** The rooms as they will be once what was typed here is sent. What was received is there from then on, also before they are read again. */
export function roomsAsDone(
  rooms: readonly Room[],
  { received, unsent }: Record<'received' | 'unsent', readonly Unsent[]>,
  me: PersonName,
): readonly Room[] {
  return [...received, ...onItsWay(unsent)].reduce((done, entry) => roomsAfter(done, entry, me), rooms)
}

/** The rooms of which something is not sent yet. */
export function unsentRooms(unsent: readonly Unsent[]): ReadonlySet<string> {
  return new Set(
    onItsWay(unsent).flatMap(({ id, write }) =>
      write.kind === 'room' ? [id] : write.kind === 'room_change' ? [write.room_id] : [],
    ),
  )
}
