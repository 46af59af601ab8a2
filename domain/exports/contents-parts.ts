import type { World } from '#platform/world.ts'
import { listBoxes } from '#domain/contents/boxes.server.ts'
import { listContents } from '#domain/contents/items.server.ts'
import type { Room } from '#domain/rooms/room.ts'
import { allowOf, notPermitted, type AskedJob } from './asked-job.ts'
import { everyPage } from './every-page.ts'
import { csvFile } from './files.ts'
import { boxesTable, contentsTable } from './tables/contents-tables.ts'
import type { ExportPart } from './with-manifest.ts'

/** What the customer owned there and where it went, with what it was worth. */
export async function* contentsOf(
  world: World,
  job: AskedJob,
  rooms: readonly Room[],
): AsyncGenerator<ExportPart> {
  if (!job.may['contents.view']) return yield notPermitted(job, 'Contents')
  const { job_id } = job
  const viewer = allowOf(job, 'contents.view')
  const items = await everyPage((cursor) => listContents(world, viewer, { job_id, limit: 500, cursor }))
  const { items: boxes } = await listBoxes(world, viewer, job_id)
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  yield csvFile('contents.csv', contentsTable(items, names, boxes), job.at)
  yield csvFile('boxes.csv', boxesTable(boxes), job.at)
}
