import type { ContentsItem } from '#domain/contents/contents-item.ts'
import type { Room } from '#domain/rooms/room.ts'

type Group<Item> = { room: Pick<Room, 'id' | 'name'> | null; items: Item[] }

/** Items room by room in the order of the rooms, those of none last. Of a room that this device doesn't know they are of none. */
export function itemsByRoom<Item extends Pick<ContentsItem, 'room_id'>>(
  items: readonly Item[],
  rooms: readonly Pick<Room, 'id' | 'name'>[],
): Group<Item>[] {
  const groups = new Map<string, Group<Item>>(rooms.map((room) => [room.id, { room, items: [] }]))
  const others: Group<Item> = { room: null, items: [] }
  for (const item of items) (groups.get(item.room_id ?? '') ?? others).items.push(item)
  return [...groups.values(), others].filter((group) => group.items.length > 0)
}
