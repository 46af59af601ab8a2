import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { findJobOfItem, getItem, insertItem, itemNotFound, markItem, movedOn } from './items.server.ts'
import type { ItemChange, NewItem, VisitItem } from './item.ts'

type Worker = Allowed<'leads.work'>

/**
 * Adds something to be done at a job, once. It stays open until someone does it, at whichever visit. Null where the person doesn't see the
 * job any more.
 */
export function addItem(
  world: World,
  worker: Worker,
  { sentAt, ...item }: NewItem & Sent & { job_id: string },
): Promise<{ item: VisitItem; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const by = worker.employee.id
    const at = timeOf(world, { at: item.at, sentAt })
    return workAtJob(world, worker, {
      job_id: item.job_id,
      at,
      async work() {
        const isNew = await insertItem(world, { ...item, at, by, told_by: by })
        return { item: await getItem(world, item.id), isNew }
      },
    })
  })
}

/** Marks an item as done, or as open again. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changeItem(
  world: World,
  worker: Worker,
  { id, revision, done, visit_id, at, sentAt }: ItemChange & Sent & { id: string },
): Promise<VisitItem | null> {
  return inTransaction(world, async (world) => {
    const madeAt = timeOf(world, { at, sentAt })
    const job_id = await findJobOfItem(world, id)
    if (job_id === null) throw itemNotFound()
    return workAtJob(world, worker, {
      job_id,
      at: madeAt,
      notFound: itemNotFound,
      async work() {
        const item = await getItem(world, id)
        if ((item.done_at !== null) !== done && item.revision !== revision) throw movedOn(item)
        const by = worker.employee.id
        await markItem(world, item, { job_id, done, visit_id, at: madeAt, by, told_by: by })
        return getItem(world, id)
      },
    })
  })
}

function timeOf(world: World, { at, sentAt }: Sent & { at: string | undefined }) {
  return at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
}
