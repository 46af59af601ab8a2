import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { NewItem, VisitItem } from './visit.ts'

const mostItems = 500

/** What is to be done at a job, the open ones in front, then what was done last. */
export async function itemsOf({ db }: World, jobId: string): Promise<VisitItem[]> {
  const rows = await selectItems(db)
    .where('job_id', '=', jobId)
    .orderBy('done_at', (order) => order.desc().nullsFirst())
    .orderBy('visit_item.created_at')
    .orderBy('visit_item.id')
    .limit(mostItems)
    .execute()
  return rows.map(toItem)
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

/** Adds an item to a job, which the caller has locked, once. Says whether it is new. */
export async function insertItem(
  world: World,
  { id, job_id, text }: NewItem & { job_id: string },
  by: string,
): Promise<boolean> {
  const inserted = await world.db
    .insertInto('visit_item')
    .values({ id, job_id, text, created_at: world.now(), created_by: by })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return true
  const known = await getItem(world, id)
  if (known.job_id !== job_id || known.text !== text)
    throw new Refusal(409, 'item-differs', 'A different item was already added with this ID.')
  return false
}

type Done = { id: string; done: { at: Date; by: string; visit_id: string | null } | null }

/** Marks an item, whose job the caller has locked, as done or as open again. Says whether that changed it. */
export async function updateItem({ db }: World, { id, done }: Done): Promise<boolean> {
  const row = await db
    .updateTable('visit_item')
    .set({
      done_at: done?.at ?? null,
      done_by: done?.by ?? null,
      done_visit_id: done?.visit_id ?? null,
    })
    .where('id', '=', id)
    .where('done_at', done ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
    .select(['done_at', 'doer.name as done_by', 'done_visit_id'])
}

function toItem({ created_at, done_at, ...item }: ItemRow): VisitItem {
  return { ...item, created_at: created_at.toISOString(), done_at: done_at?.toISOString() ?? null }
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>
