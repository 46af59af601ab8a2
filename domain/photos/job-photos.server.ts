import { sql } from 'kysely'
import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { readFamily } from '#domain/jobs/family.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { selectJobPhotos, toJobPhoto } from './job-photo-row.server.ts'
import type { JobPhoto, JobPhotoPage, JobPhotoQuery, PhotoCount, PointPhotos } from './job-photo.ts'
import { isRestricted } from './restricted.ts'

type Viewer = Allowed<'photos.view' | 'photos.add'>

/** A page of the photos of a job and of those that were merged into it, without restricted ones for whoever may not see them. */
export async function listJobPhotos(
  world: World,
  viewer: Allowed<'photos.view'>,
  { job_id, phase, room, point, limit, cursor }: JobPhotoQuery & { job_id: string },
): Promise<JobPhotoPage> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const { ids } = await readFamily(world, viewer, job_id)
  const is_mine = await isInCareOf(world, viewer, job_id)
  const seesAll = seesRestricted(viewer, is_mine)
  const page = selectJobPhotos(world)
    .where('record_id', 'in', ids)
    .$if(!seesAll, (query) => query.where(isRestricted, '=', false))
    .$if(phase !== undefined, (query) => query.where(isSame('phase', phase)))
    .$if(room !== undefined, (query) => query.where(isSame('room_id', room)))
    .$if(point !== undefined, (query) => query.where('point_id', '=', point ?? null))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(taken_at, record_photo.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('taken_at', 'desc')
    .orderBy('record_photo.id', 'desc')
    .limit(limit + 1)
  const counted = { ids, seesAll }
  const [rows, counts, at_points] = await Promise.all([
    page.execute(),
    countPhotos(world, viewer, counted),
    countAtPoints(world, viewer, counted),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? writeCursor({ at: last.taken_at, id: last.id }) : null
  return { items: shown.map((row) => toJobPhoto(world, row)), next, counts, at_points, is_mine }
}

/** Whether they see restricted photos of this job. */
export function seesRestricted({ employee }: Viewer, isMine: boolean) {
  const permissions = grantsAt(employee.permissions, isMine)
  return permissions['photos.viewRestricted'] !== undefined
}

/** `none`: those of which nobody said it. */
function isSame(column: 'phase' | 'room_id', wanted: string | undefined) {
  return wanted === 'none'
    ? sql<boolean>`${sql.ref(column)} is null`
    : sql<boolean>`${sql.ref(column)}::text = ${wanted}`
}

type Counted = { ids: readonly string[]; seesAll: boolean }

function countPhotos(world: World, viewer: Viewer, counted: Counted): Promise<PhotoCount[]> {
  return counting(world, viewer, counted).select(['phase', 'room_id']).groupBy(['phase', 'room_id']).execute()
}

async function countAtPoints(world: World, viewer: Viewer, counted: Counted): Promise<PointPhotos[]> {
  const rows = await counting(world, viewer, counted)
    .select('point_id')
    .where('point_id', 'is not', null)
    .groupBy('point_id')
    .execute()
  return rows.flatMap(({ point_id, count }) => (point_id === null ? [] : [{ point_id, count }]))
}

/** Of restricted ones, whoever may not see them counts their own: what they took is not missing. */
function counting({ db }: World, { employee }: Viewer, { ids, seesAll }: Counted) {
  return db
    .selectFrom('record_photo')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('record_id', 'in', ids)
    .$if(!seesAll, (query) =>
      query.where((where) =>
        where.or([where(isRestricted, '=', false), where('added_by', '=', employee.id)]),
      ),
    )
}

export async function findJobPhoto(world: World, id: string): Promise<JobPhoto | null> {
  const row = await selectJobPhotos(world).where('record_photo.id', '=', id).executeTakeFirst()
  return row ? toJobPhoto(world, row) : null
}

export function photoNotFound() {
  return new Refusal(404, 'photo-not-found', 'Photo not found.')
}
