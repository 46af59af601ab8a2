import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { isMissing, lockToWork } from '#domain/jobs/lock-to-work.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt } from '#domain/sync/sync.ts'
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
/** `sentAt` is the time that the sender's clock showed as it was sent. */
type Sent = { sentAt: Date }

/** Adds a point to a job, once. A number that is taken becomes the next free one. */
export function addPoint(
  world: World,
  reader: Reader,
  { id, job_id, at, sentAt, ...fields }: NewPoint & Sent & { job_id: string },
): Promise<{ point: MoisturePoint; isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const by = reader.employee.id
    const madeAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    await lockToWork(world, reader, { lead_id: job_id, at: madeAt })
    const isNew = await insertPoint(world, { id, job_id, fields, at: madeAt, by, told_by: by })
    return { point: await getPoint(world, id), isNew }
  })
}

/** Changes a point, removes it or puts it back. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changePoint(
  world: World,
  reader: Reader,
  { id, revision, changes }: PointChange & { id: string },
): Promise<MoisturePoint> {
  return inTransaction(world, async (world) => {
    await lockJobOfPoint(world, reader, id)
    const point = await getPoint(world, id)
    if (point.revision !== revision && !isAsAsked(point, changes)) throw pointMovedOn()
    await updatePoint(world, point, { changes, told_by: reader.employee.id })
    return getPoint(world, id)
  })
}

function isAsAsked(point: MoisturePoint, changes: PointChanges) {
  const fields = pointFieldsOf(point)
  const isRemoved = point.removed_at !== null
  const isSame = changedPointFields(fields, pointAfter(fields, changes)).length === 0
  return isSame && isRemoved === (changes.removed ?? isRemoved)
}

async function lockJobOfPoint(world: World, reader: Reader, id: string) {
  const jobId = await findJobOfPoint(world, id)
  if (jobId === null) throw pointNotFound()
  try {
    await lockToWork(world, reader, { lead_id: jobId, at: world.now() })
  } catch (error) {
    throw isMissing(error) ? pointNotFound() : error
  }
}
