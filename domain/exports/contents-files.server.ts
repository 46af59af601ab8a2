import type { World } from '#platform/world.ts'
import { listBoxes } from '#domain/contents/boxes.server.ts'
import { listContents } from '#domain/contents/items.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Room } from '#domain/rooms/room.ts'
import { everyPage } from './every-page.ts'
import { boxesTable, contentsTable } from './tables/contents-tables.ts'

type Asked = { job_id: string; rooms: readonly Pick<Room, 'id' | 'name'>[] }

/** What the customer owned there and where it went, with what it was worth, as CSV; what was removed says when. */
export async function writeContents(
  world: World,
  viewer: Allowed<'contents.view'>,
  { job_id, rooms }: Asked,
): Promise<{ contents: string; boxes: string }> {
  const items = await everyPage((cursor) => listContents(world, viewer, { job_id, limit: 500, cursor }))
  const { items: boxes } = await listBoxes(world, viewer, job_id)
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  return { contents: contentsTable(items, names, boxes), boxes: boxesTable(boxes) }
}
