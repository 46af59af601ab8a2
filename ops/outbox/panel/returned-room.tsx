import { clashesOf } from '#domain/rooms/room-changes.ts'
import { RoomChanges } from '#domain/rooms/room.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import type { Entry } from '../entry.ts'
import type { RoomClash } from '../room-clash.ts'
import { FieldDecision, type Chosen } from './field-decision.tsx'
import { useRoomValue } from './use-room-value.ts'

/** Fields of a room that someone else was quicker with. */
export function ReturnedRoom({ entry, clash }: { entry: Entry; clash: RoomClash }) {
  const rooms = useRoomWords()
  const valueOf = useRoomValue()
  const names = clashesOf(clash)
  const mine = { ...clash.theirs, ...clash.changes }
  const isRemovedBy = { mine: clash.changes.removed === true, theirs: clash.theirs.removed_at !== null }
  const said = (isRemoved: boolean) => rooms.values[isRemoved ? 'removed' : 'there']
  const fields = names.map((name) => ({
    name,
    label: rooms.fields[name],
    mine: name === 'removed' ? said(isRemovedBy.mine) : valueOf(name, mine),
    theirs: name === 'removed' ? said(isRemovedBy.theirs) : valueOf(name, clash.theirs),
  }))

  async function decide(chosen: Chosen) {
    const given = new Set(names.filter((name) => chosen[name] === 'theirs').map(String))
    const kept = Object.entries(clash.changes).filter(([name]) => !given.has(name))
    // A room that they removed is put back where that is what this device wants.
    const back = chosen['removed'] === 'mine' ? { removed: isRemovedBy.mine } : {}
    const changes = RoomChanges.parse({ ...Object.fromEntries(kept), ...back })
    const outbox = await currentOutbox()
    if (Object.keys(changes).length === 0) return outbox?.giveUp(entry.id)
    const { id: room_id, revision, name } = clash.theirs
    return outbox?.again(entry.id, { kind: 'room_change', room_id, revision, changes, name })
  }

  return (
    <FieldDecision entry={entry} title={rooms.room(clash.theirs.name)} fields={fields} onDecide={decide} />
  )
}
