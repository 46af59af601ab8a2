import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import type { ContentsItem, ItemChange, ItemChanges, NewContentsItem } from './contents-item.ts'
import { changedItemFields, itemAfter } from './item-changes.ts'
import { itemFieldsOf } from './item-row.server.ts'
import {
  contentsMovedOn,
  contentsNotFound,
  findJobOfContents,
  getContentsItem,
  insertContents,
  updateContents,
} from './items.server.ts'

type Editor = Allowed<'contents.edit'>

/** Adds an item to a job, once. Null where the person doesn't see the job any more. */
export function addContents(
  world: World,
  editor: Editor,
  { id, job_id, at, sentAt, ...fields }: NewContentsItem & Sent & { job_id: string },
): Promise<{ item: ContentsItem; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const by = editor.employee.id
    const typedAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    return workAtJob(world, editor, {
      job_id,
      at: typedAt,
      async work() {
        const isNew = await insertContents(world, { id, job_id, fields, at: typedAt, by, told_by: by })
        return { item: await getContentsItem(world, id), isNew }
      },
    })
  })
}

/** Changes an item, removes it or puts it back. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changeContents(
  world: World,
  editor: Editor,
  { id, revision, changes }: ItemChange & { id: string },
): Promise<ContentsItem | null> {
  return inTransaction(world, async (world) => {
    const job_id = await findJobOfContents(world, id)
    if (job_id === null) throw contentsNotFound()
    return workAtJob(world, editor, {
      job_id,
      at: world.now(),
      notFound: contentsNotFound,
      async work() {
        const item = await getContentsItem(world, id)
        if (item.revision !== revision && !isAsAsked(item, changes)) throw contentsMovedOn(item)
        await updateContents(world, item, { changes, told_by: editor.employee.id })
        return getContentsItem(world, id)
      },
    })
  })
}

function isAsAsked(item: ContentsItem, changes: ItemChanges) {
  const fields = itemFieldsOf(item)
  const isRemoved = item.removed_at !== null
  const isSame = changedItemFields(fields, itemAfter(fields, changes)).length === 0
  return isSame && isRemoved === (changes.removed ?? isRemoved)
}
