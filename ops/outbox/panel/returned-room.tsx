import { useState } from 'react'
import { clashesOf } from '#domain/rooms/room-changes.ts'
import { RoomChanges } from '#domain/rooms/room.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'
import type { RoomClash } from '../room-clash.ts'
import { FieldChoice } from './field-choice.tsx'
import { sides, type Side } from './merge-fields.ts'
import { useRoomValue } from './use-room-value.ts'

/** Fields of a room that someone else was quicker with, one by one: each is taken from either side. */
export function ReturnedRoom({ entry, clash }: { entry: Entry; clash: RoomClash }) {
  const { clash: told, field, locale } = useWords()
  const rooms = useRoomWords()
  const now = useNow()
  const valueOf = useRoomValue()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [isTried, setTried] = useState(false)
  const names = clashesOf(clash)
  const mine = { ...clash.theirs, ...clash.changes }
  const isRemovedBy = { mine: clash.changes.removed === true, theirs: clash.theirs.removed_at !== null }
  const who = { mine: told.you(clockWords(new Date(entry.at), now, locale)), theirs: field.outbox.someone }

  async function decide() {
    setTried(true)
    if (names.some((name) => chosen[name] === undefined)) return
    const given = new Set(names.filter((name) => chosen[name] === 'theirs').map(String))
    const kept = Object.entries(clash.changes).filter(([name]) => !given.has(name))
    // A room that they removed is put back where that is what this device wants.
    const back = chosen['removed'] === 'mine' ? { removed: isRemovedBy.mine } : {}
    const changes = RoomChanges.parse({ ...Object.fromEntries(kept), ...back })
    const outbox = await currentOutbox()
    if (Object.keys(changes).length === 0) return outbox?.remove(entry.id)
    const { id: room_id, revision, name } = clash.theirs
    return outbox?.again(entry.id, { kind: 'room_change', room_id, revision, changes, name })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void decide()
      }}
    >
      <p className="font-semibold">{rooms.room(clash.theirs.name)}</p>
      <p className="text-muted">{told.quicker}</p>
      {names.map((name) => (
        <FieldChoice
          key={name}
          label={rooms.fields[name]}
          hint={told.changedBy.both}
          options={sides.map((choice) => ({
            choice,
            value:
              name === 'removed'
                ? rooms.values[isRemovedBy[choice] ? 'removed' : 'there']
                : valueOf(name, choice === 'mine' ? mine : clash.theirs),
            isPossible: true,
          }))}
          who={who}
          chosen={chosen[name] ?? null}
          isMissing={isTried && chosen[name] === undefined}
          onChoose={(choice) => choice !== 'both' && setChosen({ ...chosen, [name]: choice })}
        />
      ))}
      <button type="submit" className={`mt-4 w-full ${button('gold')}`}>
        {told.save}
      </button>
    </form>
  )
}
