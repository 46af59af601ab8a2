import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfFamily, isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { freeNumber } from '#domain/readings/points/point-changes.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Told } from '#domain/sync/sync.ts'
import { boxAfter, changedBoxFields } from './box-changes.ts'
import { boxAdded, boxChanged, boxPutBack, boxRemoved } from './box-events.ts'
import type { Box, BoxChanges, BoxFields, JobBoxes } from './box.ts'
import { boxLabel } from './box-label.ts'
import { boxFieldsOf, selectBoxes, toBox } from './box-row.server.ts'
import { proveBox } from './contents-evidence.server.ts'

/** Of a job and those that were merged into it. Removed ones don't count, so that the office can make room. */
const mostBoxes = 300
const mostRemoved = 300

/** The boxes of a job and of those that were merged into it, by number; those removed last too, to be put back. */
export async function listBoxes(
  world: World,
  viewer: Allowed<'contents.view'>,
  jobId: string,
): Promise<JobBoxes> {
  const job = await world.db
    .selectFrom('job')
    .select('id')
    .where('job.id', '=', jobId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!job) throw new Refusal(404, 'job-not-found', 'Job not found.')
  const boxes = selectBoxes(world).where(isOfFamily('contents_box.job_id', jobId))
  const [present, removed] = await Promise.all([
    boxes.where('removed_at', 'is', null).execute(),
    boxes.where('removed_at', 'is not', null).orderBy('removed_at', 'desc').limit(mostRemoved).execute(),
  ])
  return { items: [...present, ...removed].toSorted(byNumber).map(toBox) }
}

type Numbered = { number: number; id: string }

function byNumber(a: Numbered, b: Numbered) {
  return a.number - b.number || (a.id < b.id ? -1 : 1)
}

/** Where a box belongs; what changes it locks its job first. */
export async function findJobOfBox({ db }: World, id: string): Promise<string | null> {
  const row = await db.selectFrom('contents_box').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? null
}

export async function getBox(world: World, id: string): Promise<Box> {
  const row = await selectBoxes(world).where('contents_box.id', '=', id).executeTakeFirst()
  if (!row) throw boxNotFound()
  return toBox(row)
}

/** A box of another job is not there for it. */
export async function requireBox({ db }: World, id: string, jobId: string): Promise<void> {
  const box = await db
    .selectFrom('contents_box')
    .select('id')
    .where('id', '=', id)
    .where(isOfWholeFamily('contents_box.job_id', jobId))
    .executeTakeFirst()
  if (!box) throw boxNotFound()
}

/** Adds a box to a job, which the caller has locked, once. A number that is taken becomes the next free one. Says whether it is new. */
export async function insertBox(
  world: World,
  { id, fields, at, ...told }: Told & { id: string; job_id: string; fields: BoxFields; at: Date },
): Promise<boolean> {
  const { job_id, by, told_by } = told
  const number = freeNumber(fields.number, await takenNumbers(world, job_id, id))
  const inserted = await world.db
    .insertInto('contents_box')
    .values({ ...fields, number, id, job_id, created_by: by, created_at: at, received_at: world.now() })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    requireSame(await getBox(world, id), { job_id, fields })
    return false
  }
  await requireFewBoxes(world, job_id)
  await proveBox(world, await getBox(world, id), { is: 'added', by, at })
  await announce(world, boxAdded, { job_id, box_id: id, unit: boxLabel(number) }, told_by)
  return true
}

/** What another job has under this ID is not told. The number may have become another one as it was received. */
function requireSame(current: Box, { job_id, fields }: { job_id: string; fields: BoxFields }) {
  const isOfJob = current.job_id === job_id
  const changed = changedBoxFields(boxFieldsOf(current), fields).filter((field) => field !== 'number')
  if (isOfJob && changed.length === 0) return
  const extra = isOfJob ? { current } : {}
  throw new Refusal(409, 'box-differs', 'A different box was already added with this ID.', extra)
}

/** Changes a box whose job the caller has locked. To say the same again changes nothing. */
export async function updateBox(
  world: World,
  box: Box,
  { changes, told_by }: { changes: BoxChanges; told_by: string },
): Promise<void> {
  const { id, job_id, removed_at } = box
  const before = boxFieldsOf(box)
  const wanted = boxAfter(before, changes)
  const number = freeNumber(wanted.number, await takenNumbers(world, job_id, id))
  const after = { ...wanted, number }
  const changed = changedBoxFields(before, after)
  const wasRemoved = removed_at !== null
  const isRemoved = changes.removed ?? wasRemoved
  if (changed.length === 0 && isRemoved === wasRemoved) return
  await world.db
    .updateTable('contents_box')
    .set({
      ...after,
      ...(isRemoved === wasRemoved ? {} : { removed_at: isRemoved ? world.now() : null }),
      revision: box.revision + 1,
    })
    .where('id', '=', id)
    .execute()
  if (wasRemoved && !isRemoved) await requireFewBoxes(world, job_id)
  await proveBox(world, await getBox(world, id), { is: 'changed', by: told_by, at: world.now() })
  const told = { job_id, box_id: id, unit: boxLabel(number) }
  const state = changed.includes('place') ? { state: after.place } : {}
  if (changed.length > 0) await announce(world, boxChanged, { ...told, ...state }, told_by)
  if (isRemoved !== wasRemoved) await announce(world, isRemoved ? boxRemoved : boxPutBack, told, told_by)
}

/** Someone changed it since the sender looked at it. */
export function boxMovedOn(current: Box) {
  return new Refusal(409, 'box-moved-on', 'Someone else changed this box first.', { current })
}

export function boxNotFound() {
  return new Refusal(404, 'box-not-found', 'Box not found.')
}

/** By others than the box of this ID. That of one which was removed stays its own: it is written on it. */
async function takenNumbers({ db }: World, jobId: string, id: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('contents_box')
    .select(['id', 'number'])
    .where(isOfWholeFamily('contents_box.job_id', jobId))
    .execute()
  return new Set(rows.filter((row) => row.id !== id).map(({ number }) => number))
}

/** No box is left out of the list: one too many is refused. The caller has locked the job, and added it or put it back. */
async function requireFewBoxes({ db }: World, jobId: string) {
  const { count } = await db
    .selectFrom('contents_box')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isOfWholeFamily('contents_box.job_id', jobId))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) <= mostBoxes) return
  const sentence = 'This job has 300 boxes already. Remove those that aren’t needed, then add more.'
  throw new Refusal(409, 'too-many-boxes', sentence)
}
