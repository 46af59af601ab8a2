import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { boxAfter, changedBoxFields } from './box-changes.ts'
import type { Box, BoxChange, BoxChanges, NewBox } from './box.ts'
import { boxFieldsOf } from './box-row.server.ts'
import { boxMovedOn, boxNotFound, findJobOfBox, getBox, insertBox, updateBox } from './boxes.server.ts'

type Editor = Allowed<'contents.edit'>

/** Adds a box to a job, once. Null where the person doesn't see the job any more. A number that is taken becomes the next free one. */
export function addBox(
  world: World,
  editor: Editor,
  { id, job_id, at, sentAt, ...fields }: NewBox & Sent & { job_id: string },
): Promise<{ box: Box; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const by = editor.employee.id
    const madeAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    return workAtJob(world, editor, {
      job_id,
      at: madeAt,
      async work() {
        const isNew = await insertBox(world, { id, job_id, fields, at: madeAt, by, told_by: by })
        return { box: await getBox(world, id), isNew }
      },
    })
  })
}

/** Changes a box, removes it or puts it back. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changeBox(
  world: World,
  editor: Editor,
  { id, revision, changes }: BoxChange & { id: string },
): Promise<Box | null> {
  return inTransaction(world, async (world) => {
    const job_id = await findJobOfBox(world, id)
    if (job_id === null) throw boxNotFound()
    return workAtJob(world, editor, {
      job_id,
      at: world.now(),
      notFound: boxNotFound,
      async work() {
        const box = await getBox(world, id)
        if (box.revision !== revision && !isAsAsked(box, changes)) throw boxMovedOn(box)
        await updateBox(world, box, { changes, told_by: editor.employee.id })
        return getBox(world, id)
      },
    })
  })
}

function isAsAsked(box: Box, changes: BoxChanges) {
  const fields = boxFieldsOf(box)
  const isRemoved = box.removed_at !== null
  const isSame = changedBoxFields(fields, boxAfter(fields, changes)).length === 0
  return isSame && isRemoved === (changes.removed ?? isRemoved)
}
