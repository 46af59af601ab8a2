import { roomFields, RoomChanges, RoomFields, type Room, type RoomField } from './room.ts'

/** A room after a change, what is not named in it as before. */
export function roomAfter(before: RoomFields, changes: RoomChanges): RoomFields {
  return RoomFields.parse({ ...before, ...changes })
}

/** The fields that differ. */
export function changedFields(before: RoomFields, after: RoomFields): RoomField[] {
  return roomFields.filter((field) => textOf(before, field) !== textOf(after, field))
}

export function isSameRoom(one: RoomFields, other: RoomFields) {
  return changedFields(one, other).length === 0
}

/** What has to change for `after` to be there in place of `before`. */
export function changesBetween(before: RoomFields, after: RoomFields): RoomChanges {
  return RoomChanges.parse(
    Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]])),
  )
}

type Sides = { base: Room | null; changes: RoomChanges; theirs: Room }

/**
 * The fields that someone else changed meanwhile, to something else: only these have to be decided. `removed` is one of them where only
 * one side removed the room.
 */
export function clashesOf({ base, changes, theirs }: Sides): (RoomField | 'removed')[] {
  const fields = changedFields(theirs, roomAfter(theirs, changes)).filter(
    (field) => base === null || textOf(base, field) !== textOf(theirs, field),
  )
  const isRemoved = theirs.removed_at !== null
  const wasRemoved = base === null ? false : base.removed_at !== null
  const wantsRemoved = changes.removed ?? wasRemoved
  return isRemoved !== wasRemoved && isRemoved !== wantsRemoved ? [...fields, 'removed'] : fields
}

/** The order of materials, and that of the parts of a value, says nothing. */
function textOf(room: RoomFields, field: RoomField) {
  const { materials, chamber, cutouts } = room
  if (field === 'materials') return materials.toSorted().join()
  if (field === 'chamber') return chamber?.id ?? ''
  if (field === 'cutouts') return cutouts.map(({ length, width }) => `${length}x${width}`).join()
  return JSON.stringify(room[field])
}
