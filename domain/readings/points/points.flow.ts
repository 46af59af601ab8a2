import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { changedPointFields, pointAfter } from './point-changes.ts'
import { pointFieldsOf } from './point-row.server.ts'
import type { MoisturePoint, NewPoint, PointChange, PointChanges } from './point.ts'
import {
  findJobOfPoint,
  getPoint,
  insertPoint,
  pointMovedOn,
  pointNotFound,
  updatePoint,
} from './points.server.ts'

type Reader = Allowed<'drying.addReading'>

/** Adds a point to a job, once. Null where the person doesn’t see the job any more. A number that is taken becomes the next free one. */
export function addPoint(
  world: World,
  reader: Reader,
  { id, job_id, at, sentAt, ...fields }: NewPoint & Sent & { job_id: string },
): Promise<{ point: MoisturePoint; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const by = reader.employee.id
    const madeAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    return workAtJob(world, reader, {
      job_id,
      at: madeAt,
      async work() {
        const isNew = await insertPoint(world, { id, job_id, fields, at: madeAt, by, told_by: by })
        return { point: await getPoint(world, id), isNew }
      },
    })
  })
}

/** Changes a point, removes it or puts it back. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changePoint(
  world: World,
  reader: Reader,
  { id, revision, changes }: PointChange & { id: string },
): Promise<MoisturePoint | null> {
  return inTransaction(world, async (world) => {
    const job_id = await findJobOfPoint(world, id)
    if (job_id === null) throw pointNotFound()
    return workAtJob(world, reader, {
      job_id,
      at: world.now(),
      notFound: pointNotFound,
      async work() {
        const point = await getPoint(world, id)
        if (point.revision !== revision && !isAsAsked(point, changes)) throw await pointMovedOn(world, point)
        await updatePoint(world, point, { changes, told_by: reader.employee.id })
        return getPoint(world, id)
      },
    })
  })
}

function isAsAsked(point: MoisturePoint, changes: PointChanges) {
  const fields = pointFieldsOf(point)
  const isRemoved = point.removed_at !== null
  const isSame = changedPointFields(fields, pointAfter(fields, changes)).length === 0
  return isSame && isRemoved === (changes.removed ?? isRemoved)
}
