import { sql } from 'kysely'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { findLastRecord } from '#domain/evidence/evidence.server.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import type { Told } from '#domain/sync/sync.ts'
import { beginBasis } from '../setup/basis.server.ts'
import { inOrderMade, mostListed, requireFew } from '../few-places.server.ts'
import { requireRoom } from '../job-places.server.ts'
import { changedPointFields, freeNumber, isSamePoint, pointAfter } from './point-changes.ts'
import { provePoint } from '../place-evidence.server.ts'
import { pointFieldsOf, selectPoints, toPoint } from './point-row.server.ts'
import type { MoisturePoint, PointChanges, PointFields } from './point.ts'
import { pointAdded, pointChanged, pointPutBack, pointRemoved } from '../reading-events.ts'

/** The points of these jobs, in the order in which they were made; removed ones too. */
export async function listPoints(world: World, jobIds: readonly string[]): Promise<MoisturePoint[]> {
  const rows = await selectPoints(world)
    .where('moisture_point.job_id', 'in', jobIds)
    .orderBy(sql`removed_at is not null`)
    .orderBy('moisture_point.created_at')
    .orderBy('moisture_point.id')
    .limit(mostListed.moisture_point)
    .execute()
  return rows.toSorted(inOrderMade).map(toPoint)
}

/** Where a point belongs; what changes it locks its job first. */
export async function findJobOfPoint({ db }: World, id: string): Promise<string | null> {
  const row = await db.selectFrom('moisture_point').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? null
}

export async function getPoint(world: World, id: string): Promise<MoisturePoint> {
  const row = await selectPoints(world).where('moisture_point.id', '=', id).executeTakeFirst()
  if (!row) throw pointNotFound()
  return toPoint(row)
}

/** Adds a point to a job, which the caller has locked, once. Says whether it is new. */
export async function insertPoint(
  world: World,
  { id, fields, at, ...told }: Told & { id: string; job_id: string; fields: PointFields; at: Date },
): Promise<boolean> {
  const { job_id, by, told_by } = told
  await requireRoom(world, fields.room_id, job_id)
  const number = freeNumber(fields.number, await takenNumbers(world, job_id, id))
  const inserted = await world.db
    .insertInto('moisture_point')
    .values({ ...fields, number, id, job_id, created_by: by, created_at: at, received_at: world.now() })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    requireSame(await getPoint(world, id), { job_id, fields })
    return false
  }
  await requireFew(world, 'moisture_point', job_id)
  await beginBasis(world, job_id)
  await announce(world, pointAdded, { job_id, point_id: id, kind: fields.material }, told_by)
  await provePoint(world, await getPoint(world, id), { is: 'added', by, at })
  return true
}

/** What another job has under this ID is not told. */
function requireSame(current: MoisturePoint, { job_id, fields }: { job_id: string; fields: PointFields }) {
  if (current.job_id === job_id && isSamePoint(pointFieldsOf(current), fields)) return
  const extra = current.job_id === job_id ? { current } : {}
  throw new Refusal(409, 'point-differs', 'A different point was already added with this ID.', extra)
}

/** Changes a point whose job the caller has locked. To say the same again changes nothing. */
export async function updatePoint(
  world: World,
  point: MoisturePoint,
  { changes, told_by }: { changes: PointChanges; told_by: string },
): Promise<void> {
  const { id, job_id, removed_at } = point
  const wanted = pointAfter(pointFieldsOf(point), changes)
  const number = freeNumber(wanted.number, await takenNumbers(world, job_id, id))
  const after = { ...wanted, number }
  const changed = changedPointFields(pointFieldsOf(point), after)
  const wasRemoved = removed_at !== null
  const isRemoved = changes.removed ?? wasRemoved
  if (changed.length === 0 && isRemoved === wasRemoved) return
  if (changed.includes('room_id')) await requireRoom(world, after.room_id, job_id)
  await world.db
    .updateTable('moisture_point')
    .set({
      ...after,
      ...(isRemoved === wasRemoved ? {} : { removed_at: isRemoved ? world.now() : null }),
      revision: point.revision + 1,
    })
    .where('id', '=', id)
    .execute()
  if (wasRemoved && !isRemoved) await requireFew(world, 'moisture_point', job_id)
  const told = { job_id, point_id: id, kind: after.material }
  if (changed.length > 0) await announce(world, pointChanged, { ...told, changed }, told_by)
  if (isRemoved !== wasRemoved) await announce(world, isRemoved ? pointRemoved : pointPutBack, told, told_by)
  await provePoint(world, await getPoint(world, id), { is: 'changed', by: told_by, at: world.now() })
}

/** Someone changed it since the sender looked at it: says who, and when. */
export async function pointMovedOn(world: World, current: MoisturePoint) {
  const last = await findLastRecord(world, current.id)
  return new Refusal(409, 'point-moved-on', 'Someone else changed this point first.', {
    current: { ...current, last },
  })
}

export function pointNotFound() {
  return new Refusal(404, 'point-not-found', 'Point not found.')
}

/** By others than the point of this ID. That of one which was removed stays its own: it can be put back. */
async function takenNumbers({ db }: World, jobId: string, id?: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('moisture_point')
    .select(['id', 'number'])
    .where(isOfFamily('moisture_point.job_id', jobId))
    .execute()
  return new Set(rows.filter((row) => row.id !== id).map(({ number }) => number))
}
