import { ChevronRight } from 'lucide-react'
import { writeLength } from '#domain/rooms/length.ts'
import { floorArea, perimeter, volume, wetArea, wetShare } from '#domain/rooms/room-figures.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { UnsentMark } from '../job/unsent-mark.tsx'
import { DrawingLine } from './drawing-line.tsx'
import { RoomPlan } from './room-plan.tsx'

type RoomRowProps = {
  room: Room
  isUnsent: boolean
  /** Null where the person may not edit it. */
  onOpen: (() => void) | null
  /** Puts the drawing in place of what was typed; null where that can't be. */
  onUseDrawing: (() => void) | null
}

/** One room: its plan, its size, its floor, and what is wet. */
export function RoomRow({ room, isUnsent, onOpen, onUseDrawing }: RoomRowProps) {
  const words = useRoomWords()
  const [floor, air] = [floorArea(room), volume(room)]
  const inside = (
    <>
      <RoomPlan room={room} />
      <span className="min-w-0 flex-1">
        <span className="block text-lg leading-snug font-semibold wrap-anywhere">
          {words.room(room.name)}
        </span>
        <span className="block text-sm text-muted tabular-nums">{sizeOf(room, words)}</span>
        <span className="mt-0.5 block text-sm">
          <WetWords room={room} />
        </span>
        {isUnsent && <UnsentMark />}
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="block font-display text-2xl leading-none">
          {floor === null ? '–' : words.area(words.number(floor, 1))}
        </span>
        <span className="mt-1 block text-sm text-muted">
          {air === null ? '' : words.volume(words.number(air))}
        </span>
      </span>
    </>
  )
  const row = 'flex w-full items-center gap-3 py-3 text-left lg:gap-4'
  return (
    <li>
      {onOpen ? (
        <button type="button" className={`${row} hover:bg-wash`} onClick={onOpen}>
          {inside}
          <ChevronRight aria-hidden className="-mr-1 size-5 shrink-0 text-muted" />
        </button>
      ) : (
        <div className={row}>{inside}</div>
      )}
      <DrawingLine room={room} onUse={onUseDrawing} />
    </li>
  )
}

function sizeOf(
  room: Room,
  words: Pick<ReturnType<typeof useRoomWords>, 'notMeasured' | 'high' | 'noHeight' | 'insets' | 'around'>,
) {
  const { length, width, height, insets } = room
  const around = perimeter(room)
  if (around === null) return words.notMeasured
  const isRectangle = length !== null && width !== null
  const parts = [
    isRectangle ? `${writeLength(length)} × ${writeLength(width)}` : words.around(writeLength(around)),
    height === null ? words.noHeight : words.high(writeLength(height)),
    insets > 0 && words.insets(insets),
  ]
  return parts.filter(Boolean).join(', ')
}

function WetWords({ room }: { room: Room }) {
  const words = useRoomWords()
  const [share, area] = [wetShare(room), wetArea(room)]
  if (!room.is_affected) return <span className="text-muted">{words.notAffected}</span>
  const known = area === null ? words.dry : words.wetArea(words.number(area, 1))
  const wet = share === null ? known : words.wetOf(words.number(share * 100, 1))
  return (
    <>
      <span className={area ? 'font-semibold text-blue-words' : 'text-muted'}>{wet}</span>
      {room.chamber && <span className="text-muted">, {room.chamber.name}</span>}
    </>
  )
}
