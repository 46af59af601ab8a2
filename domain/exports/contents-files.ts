import type { Box } from '#domain/contents/box.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import type { Room } from '#domain/rooms/room.ts'
import { boxesTable, contentsTable } from './tables/contents-tables.ts'

type Listed = {
  items: readonly ContentsItem[]
  boxes: readonly Box[]
  rooms: readonly Pick<Room, 'id' | 'name'>[]
}

/** What the customer owned there and where it went, with what it was worth, as CSV; what was removed says when. */
export function contentsFiles({ items, boxes, rooms }: Listed): { contents: string; boxes: string } {
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  return { contents: contentsTable(items, names, boxes), boxes: boxesTable(boxes) }
}
