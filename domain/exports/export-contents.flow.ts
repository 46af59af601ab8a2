import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { listBoxes } from '#domain/contents/boxes.server.ts'
import { listContents } from '#domain/contents/items.server.ts'
import { readFamily } from '#domain/jobs/family.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { allow, narrowedTo, type Allowed } from '#domain/roles/allowed.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { listRooms } from '#domain/rooms/rooms.server.ts'
import { contentsFiles } from './contents-files.ts'
import { everyPage } from './every-page.ts'
import { jobExported } from './export-events.ts'

type Asked = { job_id: string; of: 'contents' | 'boxes' }

/** The contents of a job, or its boxes, as CSV for who may take its file along and see them. Who took it along is remembered. */
export async function exportContents(
  world: World,
  exporter: Allowed<'exports.jobZip'>,
  { job_id, of }: Asked,
): Promise<{ number: string; csv: string }> {
  const { employee } = exporter
  const viewer = narrowedTo(allow(employee, 'contents.view'), exporter)
  const { number } = await readFamily(world, viewer, job_id)
  const may = grantsAt(employee.permissions, await isInCareOf(world, viewer, job_id))
  const rooms = may['rooms.view'] ? await listRooms(world, allow(employee, 'rooms.view'), job_id) : null
  const items = await everyPage((cursor) => listContents(world, viewer, { job_id, limit: 500, cursor }))
  const boxes = (await listBoxes(world, viewer, job_id)).items
  const files = contentsFiles({ items, boxes, rooms: rooms?.items ?? [] })
  await announce(world, jobExported, { job_id, kind: of }, employee.id)
  return { number, csv: files[of] }
}
