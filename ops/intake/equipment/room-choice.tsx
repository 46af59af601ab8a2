import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { moversNeeded } from './movers-needed.ts'

type RoomChoiceProps = {
  label: string
  /** Of what is placed: only air movers are counted by the room. */
  kind: EquipmentKind
  rooms: readonly Room[]
  stays: readonly JobStay[]
  /** Where it stands already. */
  current: string | null | undefined
  onChoose: (room: Room | null) => void
}

/** The rooms as large buttons, the one that lacks most in gold. The first letter of a room finds it, Enter takes it. */
export function RoomChoice({ label, kind, rooms, stays, current, onChoose }: RoomChoiceProps) {
  const words = useJobEquipmentWords()
  const group = useRef<HTMLDivElement>(null)
  const choices = rooms.map((room) => ({ room, ...standing(room, stays, kind) }))
  const wanting = choices.find(({ room, lacks }) => lacks > 0 && room.id !== current)
  // With a keyboard the next thing is the room.
  useEffect(() => {
    group.current?.querySelector<HTMLButtonElement>('[data-first]')?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className="grid grid-cols-2 gap-2.5 cramped:grid-cols-1 lg:grid-cols-3"
      onKeyDown={findByLetter}
    >
      {choices.map(({ room, movers, needed, count }, nth) => (
        <button
          key={room.id}
          type="button"
          data-room
          data-first={(wanting ? wanting.room === room : nth === 0) || undefined}
          disabled={room.id === current}
          className={`${choice} ${wanting?.room === room ? 'border-gold bg-gold text-on-gold hover:brightness-95' : plain}`}
          onClick={() => onChoose(room)}
        >
          <span className="block font-display text-2xl leading-tight wrap-anywhere">
            {words.room(room.name)}
          </span>
          <span className="block text-sm tabular-nums opacity-85">
            {needed === null
              ? count > 0
                ? words.standing(count)
                : words.empty
              : words.movers(movers, needed)}
          </span>
        </button>
      ))}
      <button
        type="button"
        data-room
        data-first={choices.length === 0 || undefined}
        disabled={current === null}
        className={`${choice} ${plain} border-dashed`}
        onClick={() => onChoose(null)}
      >
        <span className="block font-display text-2xl leading-tight">{words.noRoom}</span>
        <span className="block text-sm text-muted">{words.noRoomMore}</span>
      </button>
    </div>
  )
}

function standing(room: Room, stays: readonly JobStay[], kind: EquipmentKind) {
  const here = stays.filter(({ room_id, pulled_at }) => room_id === room.id && pulled_at === null)
  const movers = here.filter(({ kind }) => kind === 'air_mover').length
  const needed = kind === 'air_mover' ? moversNeeded(room) : null
  return { movers, needed, count: here.length, lacks: needed === null ? 0 : needed - movers }
}

function findByLetter(event: KeyboardEvent<HTMLElement>) {
  const letter = event.key.toLowerCase()
  if (letter.length !== 1 || letter === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
  // It is none of the portal's own shortcuts here.
  event.nativeEvent.stopImmediatePropagation()
  const rooms = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-room]:not(:disabled)')]
  const found = rooms.filter(({ textContent }) => textContent?.trim().toLowerCase().startsWith(letter))
  const focused = found.findIndex((room) => room === document.activeElement)
  found[(focused + 1) % Math.max(1, found.length)]?.focus()
}

const choice =
  'min-h-18 min-w-0 rounded-sm border-2 px-4 py-2.5 text-left transition-colors duration-150 disabled:opacity-50'
const plain = 'border-edge bg-sheet hover:not-disabled:border-ink hover:not-disabled:bg-wash'
