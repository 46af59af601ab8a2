import type { PersonName } from '#domain/employees/person-name.ts'
import { followSketches } from '#domain/rooms/rooms-in-sketch.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { Sketch } from '#domain/sketch/plan.ts'
import type { Entry } from '../../outbox/entry.ts'
import { roomsAfter } from '../../outbox/rooms-after.ts'

type Unsent = Pick<Entry, 'id' | 'leadId' | 'write' | 'state' | 'at'>

/** What is on its way. What the office sent back, or someone was quicker with, is not as it will be. */
export function onItsWay<Entry extends Pick<Unsent, 'state'>>(unsent: readonly Entry[]) {
  return unsent.filter(({ state }) => state === 'waiting' || state === 'sending')
}

type Done = Record<'received' | 'unsent', readonly Unsent[]> & {
  /** As the plan shows them, as far as they are known here. */
  sketches?: readonly Sketch[]
}

/**
 * The rooms as they will be once what was typed here is sent. What was received is there from then on, also before they are read again. What
 * the plan shows of a room, that has it, whichever of the two was sent first.
 */
export function roomsAsDone(
  rooms: readonly Room[],
  { received, unsent, sketches = [] }: Done,
  me: PersonName,
): readonly Room[] {
  const done = [...received, ...onItsWay(unsent)].reduce((done, entry) => roomsAfter(done, entry, me), rooms)
  if (sketches.length === 0) return done
  const after = followSketches(done, sketches)
  return after.every((room, nth) => room === done[nth]) ? done : after
}

/** The rooms of which something is not sent yet. */
export function unsentRooms(unsent: readonly Unsent[]): ReadonlySet<string> {
  return new Set(
    onItsWay(unsent).flatMap(({ id, write }) =>
      write.kind === 'room' ? [id] : write.kind === 'room_change' ? [write.room_id] : [],
    ),
  )
}
