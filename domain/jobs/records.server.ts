import type { World } from '#platform/world.ts'
import { historyOf } from '#domain/records/history.server.ts'
import { notesOf } from '#domain/records/notes.server.ts'
import { photosOf } from '#domain/records/record-photos.server.ts'
import type { JobDetail } from './job.ts'
import type { JobScope } from './jobs.server.ts'

type Records = Pick<JobDetail, 'photos' | 'notes' | 'history'>

/** Photos, notes and history of a job and of those that were merged into it, as if they were of one. */
export async function recordsOf(world: World, viewer: JobScope, ids: readonly string[]): Promise<Records> {
  const each = await Promise.all(
    ids.map(async (id) => ({
      photos: await photosOf(world, id),
      notes: await notesOf(world, id),
      history: await historyOf(world, viewer, id),
    })),
  )
  return {
    photos: once(
      each.flatMap(({ photos }) => photos),
      ({ sha256 }) => sha256,
    ),
    notes: each.flatMap(({ notes }) => notes).toSorted(newestFirst),
    history: once(
      each.flatMap(({ history }) => history),
      ({ id }) => id,
    ).toSorted(newestFirst),
  }
}

/** What two of them have stands there once. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

function newestFirst(a: { at: string; id: string }, b: { at: string; id: string }) {
  return b.at.localeCompare(a.at) || b.id.localeCompare(a.id, 'en', { numeric: true })
}
