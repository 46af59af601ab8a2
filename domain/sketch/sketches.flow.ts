import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { isOfSameFile } from '#domain/jobs/family.server.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { followSketchesInRooms } from '#domain/rooms/follow-sketch.server.ts'
import { doneAt } from '#domain/sync/sync.ts'
import type { Sketch } from './plan.ts'
import { fieldsOf, isSameSketch, type SentSketch } from './sketch.ts'
import {
  findSketch,
  insertSketch,
  isInFileOf,
  isOnTop,
  sketchDiffers,
  sketchMovedOn,
  sketchNotFound,
  updateSketch,
} from './sketches.server.ts'

/** `sentAt` is the time that the sender's clock showed as it was sent. */
type Drawn = SentSketch & { id: string; job_id: string; sentAt: Date }

/**
 * Stores how a level is drawn, once. What was drawn from another revision than there is now is refused, so that neither of two people's
 * drawings is lost: the device adds its own as a copy. Null where the person doesn't see the job any more.
 */
export function putSketch(
  world: World,
  editor: Allowed<'rooms.edit'>,
  { id, job_id, revision, at: drawnAt, sentAt, ...fields }: Drawn,
): Promise<{ sketch: Sketch; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const at = doneAt(drawnAt, { sentAt, receivedAt: world.now() })
    const by = editor.employee.id
    const told = { fields, at, by, told_by: by }
    return workAtJob(world, editor, {
      job_id,
      at,
      async work() {
        const current = await findSketch(world, id)
        if (!current) {
          // It is all of the plan: what it was drawn on may have been refused.
          if (fields.copy_of && !(await isInFileOf(world, fields.copy_of, job_id))) throw sketchNotFound()
          await insertSketch(world, { ...told, id, job_id })
          return { sketch: await followed(world, id), isNew: true }
        }
        if (!(await isOfSameFile(world, current.job_id, job_id))) throw sketchDiffers()
        const isAsSent = isSameSketch(fieldsOf(current), { ...fields, copy_of: current.copy_of })
        if (!isAsSent && !(await isOnTop(world, current, { revision, by }))) throw sketchMovedOn(current)
        await updateSketch(world, current, { ...told, fields: { ...fields, copy_of: current.copy_of } })
        return { sketch: await followed(world, id), isNew: false }
      },
    })
  })
}

/** The sketch as it is now, after the rooms in it took what it says. */
async function followed(world: World, id: string): Promise<Sketch> {
  const sketch = await findSketch(world, id)
  if (!sketch) throw sketchNotFound()
  await followSketchesInRooms(world, sketch.job_id)
  return sketch
}
