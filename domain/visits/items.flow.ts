import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { lockJob } from '#domain/jobs/jobs.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { findJobOfItem, getItem, insertItem, itemNotFound, updateItem } from './items.server.ts'
import { itemAdded, itemDone, itemReopened } from './visit-events.ts'
import type { ItemChange, NewItem, VisitItem } from './visit.ts'
import { findJobOfVisit, visitNotFound } from './visits.server.ts'

type Worker = Allowed<'leads.work'>

/** Adds something to be done at a job, once. It stays open until someone does it, at whichever visit. */
export function addItem(
  world: World,
  worker: Worker,
  item: NewItem & { job_id: string },
): Promise<{ item: VisitItem; isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const { id: item_id, job_id } = item
    await lockJob(world, worker, job_id)
    const by = worker.employee.id
    const isNew = await insertItem(world, item, by)
    if (isNew) await announce(world, itemAdded, { job_id, item_id }, by)
    return { item: await getItem(world, item_id), isNew }
  })
}

/** Marks an item as done, or as open again. To say the same again changes nothing. */
export function changeItem(
  world: World,
  worker: Worker,
  { id, done, visit_id, at, sentAt }: ItemChange & { id: string; sentAt: Date },
): Promise<VisitItem> {
  return inTransaction(world, async (world) => {
    const job_id = await lockJobOfItem(world, worker, id)
    if (visit_id && (await findJobOfVisit(world, visit_id)) !== job_id) throw visitNotFound()
    const by = worker.employee.id
    const doneNow = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    const isChanged = await updateItem(world, {
      id,
      done: done ? { at: doneNow, by, visit_id: visit_id ?? null } : null,
    })
    if (isChanged) await announce(world, done ? itemDone : itemReopened, { job_id, item_id: id }, by)
    return getItem(world, id)
  })
}

async function lockJobOfItem(world: World, worker: Worker, itemId: string) {
  const jobId = await findJobOfItem(world, itemId)
  if (jobId === null) throw itemNotFound()
  try {
    await lockJob(world, worker, jobId)
    return jobId
  } catch (error) {
    throw error instanceof Refusal && error.code === 'job-not-found' ? itemNotFound() : error
  }
}
