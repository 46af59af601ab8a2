import { writeLength } from '#domain/rooms/length.ts'
import { floorArea, perimeter, volume } from '#domain/rooms/room-figures.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import type { MeasuredRoom } from './room-draft.ts'

/** What the lengths come to, as they are typed: whoever reads 1,480 where 148 was meant sees it. */
export function ReadingBack({ room }: { room: MeasuredRoom }) {
  const words = useRoomWords()
  const [floor, around, air] = [floorArea(room), perimeter(room), volume(room)]
  if (floor === null || around === null) return null
  return (
    <p
      role="status"
      className="mt-2 flex flex-wrap items-baseline gap-x-4 border-l-3 border-gold bg-wash px-3 py-2 tabular-nums"
    >
      <span className="font-display text-2xl leading-none">{words.area(words.number(floor, 1))}</span>
      {air !== null && <span>{words.volume(words.number(air))}</span>}
      <span className="text-muted">{words.form.around(writeLength(around))}</span>
    </p>
  )
}
