import { Check, PencilRuler } from 'lucide-react'
import { typedOtherwise } from '#domain/rooms/drawn.ts'
import type { Room } from '#domain/rooms/room.ts'
import { button } from '../../ui/button.ts'
import { useRoomWords } from '../../words/use-room-words.ts'

const hundredths = 100

/** Of a room that is drawn: whether its figures are those of the drawing, or what was typed instead of them. */
export function DrawingLine({ room, onUse }: { room: Room; onUse: (() => void) | null }) {
  const { drawing, number, room: nameOf } = useRoomWords()
  if (!room.drawn) return null
  const typed = typedOtherwise(room)
  if (typed.length === 0)
    return (
      <p className="-mt-1 flex items-center gap-1.5 pb-3 text-sm text-muted">
        <Check aria-hidden className="size-4" />
        {drawing.drawn}
      </p>
    )
  const says = typed.includes('size') ? ` ${drawing.says(number(room.drawn.area / hundredths, 1))}` : ''
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-3 text-sm">
      <p className="min-w-0">
        {drawing.typed(typed.map((part) => drawing.parts[part]).join(', '))}.{says}
      </p>
      {onUse && (
        <button
          type="button"
          className={button('quiet')}
          aria-label={drawing.takeFor(nameOf(room.name))}
          onClick={onUse}
        >
          <PencilRuler aria-hidden className="size-4" />
          {drawing.take}
        </button>
      )}
    </div>
  )
}
