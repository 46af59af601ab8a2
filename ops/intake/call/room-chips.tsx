import { useRef, useState } from 'react'
import { roomNames } from '#domain/jobs/facts/choices.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { useCall } from './call-context.ts'
import { choose, toggle } from './changes.ts'
import { Chip, PlusButton } from './chip.tsx'

/** Where water is most often; any other room is typed. */
const usual = ['Kitchen', 'Dining room', 'Bath', 'Hall', 'Upstairs', 'Garage', 'Basement'] as const
const longestRoom = 60

export function RoomChips() {
  const {
    facts,
    change,
    words: { fields, facts: factWords },
  } = useCall()
  const [typed, setTyped] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const rooms = facts.rooms ?? []
  const shown = [...usual, ...rooms.filter((room) => !usual.some((each) => each === room))]
  const others = roomNames.filter((name) => !shown.some((each) => each === name))

  const take = (list: string[]) =>
    change((draft) => choose(draft, { rooms: list.length > 0 ? list : undefined }))

  function add() {
    const room = typed?.trim() ?? ''
    if (room !== '' && !rooms.includes(room)) take([...rooms, room])
    setTyped(null)
  }

  return (
    <fieldset className="min-w-0" data-fact="rooms">
      <legend className="sr-only">{fields.rooms}</legend>
      <div className="flex flex-wrap gap-1.5 @min-[42rem]:gap-2">
        {shown.map((room) => (
          <Chip key={room} isOn={rooms.includes(room)} onClick={() => take(toggle(rooms, room))}>
            {factWords.room(room)}
          </Chip>
        ))}
        {typed === null ? (
          <PlusButton ref={opener} onClick={() => setTyped('')}>
            {fields.room}
          </PlusButton>
        ) : (
          <>
            <input
              aria-label={fields.anotherRoom}
              placeholder={fields.room}
              list="rooms"
              maxLength={longestRoom}
              autoComplete="off"
              // Asked for by the press before it.
              ref={(input) => input?.focus()}
              className={`${inputClass} h-11 w-40 px-3`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
                requestAnimationFrame(() => opener.current?.focus())
              }}
            />
            <datalist id="rooms">
              {others.map((room) => (
                <option key={room} value={room} />
              ))}
            </datalist>
          </>
        )}
      </div>
    </fieldset>
  )
}
