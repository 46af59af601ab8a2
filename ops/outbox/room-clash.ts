import { clashesOf } from '#domain/rooms/room-changes.ts'
import { Room, RoomChanges } from '#domain/rooms/room.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from './entry.ts'

/** A change of a room and the room as the server has it now. */
export type RoomClash = { base: Room | null; changes: RoomChanges; theirs: Room }

/** Null where it is no change of a room, or another version of the portal stored it. */
export function roomClashOf(
  { write, base }: Pick<Entry, 'write' | 'base'>,
  current: unknown,
): RoomClash | null {
  const theirs = Room.safeParse(current).data
  if (write.kind !== 'room_change' || !theirs) return null
  const changes = RoomChanges.safeParse(write.changes).data
  return changes ? { base: Room.safeParse(base).data ?? null, changes, theirs } : null
}

/** The same change on top of what the server has now, where nobody has to decide anything; else null. */
export function roomOnTop(entry: Pick<Entry, 'write' | 'base'>, current: unknown): Write | null {
  const clash = roomClashOf(entry, current)
  if (entry.write.kind !== 'room_change' || !clash || clashesOf(clash).length > 0) return null
  return { ...entry.write, revision: clash.theirs.revision }
}
