import { Plus } from 'lucide-react'
import type { Box } from '#domain/contents/box.ts'
import { contentsTotals } from '#domain/contents/contents-figures.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import type { Room } from '#domain/rooms/room.ts'
import { centsWords } from '#domain/money/cents.ts'
import { button } from '../../ui/button.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { itemsByRoom } from './items-by-room.ts'
import { ItemRow } from './item-row.tsx'

type SectionsProps = {
  items: readonly ContentsItem[]
  rooms: readonly Room[]
  boxes: readonly Box[]
  unsent: ReadonlySet<string>
  /** Null where the person may not edit them. */
  onOpen: ((id: string) => void) | null
  onAdd: ((roomId: string | null) => void) | null
}

/** The items room by room, each with what its room comes to. */
export function RoomSections({ items, rooms, boxes, unsent, onOpen, onAdd }: SectionsProps) {
  const words = useContentsWords()
  const { room: roomName } = useRoomWords()
  const named = new Map(boxes.map((box) => [box.id, box]))
  return itemsByRoom(items, rooms).map(({ room, items: inRoom }) => {
    const name = room ? roomName(room.name) : words.noRoom
    const totals = contentsTotals(inRoom)
    const worth = [
      totals.unpriced < totals.items && `${words.short.cost} ${centsWords(totals.replacement)}`,
      totals.unvalued < totals.items && `${words.short.value} ${centsWords(totals.actual)}`,
    ]
    return (
      <section key={room?.id ?? ''} aria-label={name}>
        <div className="flex flex-wrap items-end justify-between gap-x-4 border-b border-ink pb-1">
          <h3 className="min-w-0 text-xl uppercase wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted tabular-nums">
            {[words.items(inRoom.length), ...worth].filter(Boolean).join(', ')}
          </p>
        </div>
        <ul className="divide-y divide-line">
          {inRoom.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              box={named.get(item.box_id ?? '')}
              isUnsent={unsent.has(item.id)}
              onOpen={onOpen && (() => onOpen(item.id))}
            />
          ))}
        </ul>
        {onAdd && (
          <button
            type="button"
            className={`min-h-12! ${button('quiet')}`}
            onClick={() => onAdd(room?.id ?? null)}
          >
            <Plus aria-hidden className="size-4" />
            {words.addHere(name)}
          </button>
        )}
      </section>
    )
  })
}
