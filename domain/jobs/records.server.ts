import type { World } from '#platform/world.ts'
import { historyPageOf } from '#domain/records/history.server.ts'
import { notesOf } from '#domain/records/notes.server.ts'
import { photosOf } from '#domain/records/record-photos.server.ts'
import type { HistoryQuery } from '#domain/records/record.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { grantsAt, type Grants } from '#domain/roles/grants.ts'
import { readFamily } from './family.server.ts'
import type { JobDetail, JobHistory } from './job.ts'

/** The overview shows a few lines; the timeline has all of them, page by page. */
const latestEvents = 30

/** `permissions`: what the person may do there. */
type HistoryReader = { readonly id: string; readonly permissions: Grants }
type Records = Pick<JobDetail, 'photos' | 'notes' | 'history'>

/** Photos, notes and history of a job and of those that were merged into it, as if they were of one. */
export async function recordsOf(
  world: World,
  employee: HistoryReader,
  ids: readonly string[],
): Promise<Records> {
  const each = await Promise.all(
    ids.map(async (id) => ({
      photos: await photosOf(world, employee, id),
      notes: await notesOf(world, id),
    })),
  )
  const { items: history } = await historyPageOf(world, { employee }, { ids, limit: latestEvents })
  return {
    photos: once(
      each.flatMap(({ photos }) => photos),
      ({ sha256 }) => sha256,
    ),
    notes: each.flatMap(({ notes }) => notes).toSorted(newestFirst),
    history,
  }
}

/** A page of what happened to a job and to those that were merged into it, the newest first. */
export async function listJobHistory(
  world: World,
  viewer: Allowed<'intake.view'>,
  { job_id, ...query }: HistoryQuery & { job_id: string },
): Promise<JobHistory> {
  const { ids } = await readFamily(world, viewer, job_id)
  const is_mine = await isInCareOf(world, viewer, job_id)
  const permissions = grantsAt(viewer.employee.permissions, is_mine)
  const page = await historyPageOf(
    world,
    { employee: { id: viewer.employee.id, permissions } },
    { ids, ...query },
  )
  return { ...page, is_mine }
}

/** What two of them have stands there once. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

function newestFirst(a: { at: string; id: string }, b: { at: string; id: string }) {
  return b.at.localeCompare(a.at) || b.id.localeCompare(a.id, 'en', { numeric: true })
}
