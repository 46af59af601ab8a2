import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { rolesThatAllow } from '#domain/employees/may-work.ts'
import { isOfFamily, isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import type { Told } from '#domain/sync/sync.ts'
import { itemAdded, itemDone, itemReopened } from './visit-events.ts'
import type { VisitItem } from './item.ts'
import { visitNotFound } from './visit-not-found.ts'

const mostItems = 500

/**
 * What is to be done at a job and those that were merged into it, the open ones in front, then what was done last. Of more than anyone reads
 * those of the office stay, and what the server learned of last: the time that a device tells may be any.
 */
export async function itemsOf({ db }: World, jobId: string): Promise<VisitItem[]> {
  const rows = await selectItems(db)
    .where(isOfFamily('visit_item.job_id', jobId))
    .orderBy('done_at', (order) => order.desc().nullsFirst())
    .orderBy((item) => item.exists(rolesThatAllow(item, 'leads.work', ['all'])), 'desc')
    .orderBy('visit_item.received_at', 'desc')
    .orderBy('visit_item.id', 'desc')
    .limit(mostItems)
    .execute()
  const open = rows.filter(({ done_at }) => done_at === null)
  const inOrder = open.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
  return [...inOrder, ...rows.slice(open.length)].map(toItem)
}

/** Where an item belongs; what changes it locks its job first. */
export async function findJobOfItem({ db }: World, id: string): Promise<string | null> {
  const row = await db.selectFrom('visit_item').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? null
}

export async function getItem({ db }: World, id: string): Promise<VisitItem> {
  const row = await selectItems(db).where('visit_item.id', '=', id).executeTakeFirst()
  if (!row) throw itemNotFound()
  return toItem(row)
}

type OfJob = Told & { job_id: string; at: Date }

/** Adds an item to a job, which the caller has locked, once. Says whether it is new. */
export async function insertItem(
  world: World,
  { id, job_id, text, at, by, told_by }: OfJob & { id: string; text: string },
): Promise<boolean> {
  const inserted = await world.db
    .insertInto('visit_item')
    .values({ id, job_id, text, created_at: at, received_at: world.now(), created_by: by })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await announce(world, itemAdded, { job_id, item_id: id }, told_by)
  else requireSame(await getItem(world, id), { job_id, text })
  return inserted !== undefined
}

/** What another job has under this ID is not told. */
function requireSame(current: VisitItem, { job_id, text }: Pick<VisitItem, 'job_id' | 'text'>) {
  if (current.job_id === job_id && current.text === text) return
  const extra = current.job_id === job_id ? { current } : {}
  throw new Refusal(409, 'item-differs', 'A different item was already added with this ID.', extra)
}

type Mark = OfJob & { done: boolean; visit_id: string | undefined }

/** Marks an item as done or as open again, whose job the caller has locked. To say the same again changes nothing. */
export async function markItem(
  world: World,
  { id, done_at, revision }: VisitItem,
  { job_id, done, visit_id, at, by, told_by }: Mark,
): Promise<void> {
  if (visit_id) await requireVisit(world, visit_id, job_id)
  if ((done_at !== null) === done) return
  const mark = done
    ? { done_at: at, done_by: by, done_visit_id: visit_id ?? null }
    : { done_at: null, done_by: null, done_visit_id: null }
  await world.db
    .updateTable('visit_item')
    .set({ ...mark, revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  await announce(world, done ? itemDone : itemReopened, { job_id, item_id: id }, told_by)
}

/** A visit goes along with a merge; an item that was done, or came later, stays with the job that it was told of. */
async function requireVisit({ db }: World, id: string, jobId: string) {
  const visit = await db
    .selectFrom('visit')
    .select('id')
    .where('id', '=', id)
    .where(isOfWholeFamily('visit.job_id', jobId))
    .executeTakeFirst()
  if (!visit) throw visitNotFound()
}

/** Someone did it, or opened it again, since the sender looked at it. */
export function movedOn(current: VisitItem) {
  const now = current.done_at === null ? 'open again' : 'done'
  return new Refusal(409, 'item-moved-on', `Someone else changed this first. It’s now ${now}.`, { current })
}

export function itemNotFound() {
  return new Refusal(404, 'item-not-found', 'Item not found.')
}

function selectItems(db: World['db']) {
  return db
    .selectFrom('visit_item')
    .innerJoin('employee', 'employee.id', 'visit_item.created_by')
    .leftJoin('employee as doer', 'doer.id', 'visit_item.done_by')
    .select(['visit_item.id', 'job_id', 'text', 'visit_item.created_at', 'employee.name as by'])
    .select(['done_at', 'doer.name as done_by', 'done_visit_id', 'visit_item.revision'])
}

function toItem({ created_at, done_at, ...item }: ItemRow): VisitItem {
  return { ...item, created_at: created_at.toISOString(), done_at: done_at?.toISOString() ?? null }
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>
