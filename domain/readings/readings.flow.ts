import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { readFamily } from '#domain/jobs/family.server.ts'
import { readAuditPoints } from '#domain/jobs/set-up/set-up.server.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { visitNotFound } from '#domain/visits/visit-not-found.ts'
import { findJobOfVisit } from '#domain/visits/visits.server.ts'
import { readBasis } from './setup/basis.server.ts'
import { listDeviations } from './deviations/deviations.server.ts'
import type { JobDrying, ReadVisit } from './drying-file.ts'
import { listReadings } from './list-readings.server.ts'
import { listPointChanges } from './points/point-versions.server.ts'
import { listPoints } from './points/points.server.ts'
import {
  closeReadVisit,
  getReadVisit,
  listCanceledVisits,
  listReadVisits,
} from './visits/read-visit.server.ts'
import type { AirReading, PointReading, ReadingFields } from './reading.ts'
import { findReading, insertReading } from './readings.server.ts'
import { listStations } from './stations/stations.server.ts'

/** Everything that was measured at a job and at those that were merged into it. */
export async function getDrying(
  world: World,
  viewer: Allowed<'drying.view'>,
  jobId: string,
): Promise<JobDrying> {
  const { ids } = await readFamily(world, viewer, jobId)
  const [points, stations, read, visits, canceled_visits, point_changes, deviations, basis, audit, is_mine] =
    await Promise.all([
      listPoints(world, ids),
      listStations(world, ids),
      listReadings(world, ids),
      listReadVisits(world, ids),
      listCanceledVisits(world, ids),
      listPointChanges(world, ids),
      listDeviations(world, ids),
      readBasis(world, jobId),
      readAuditPoints(world),
      isInCareOf(world, viewer, jobId),
    ])
  return {
    points,
    stations,
    ...read,
    visits,
    canceled_visits,
    point_changes,
    deviations,
    ...basis,
    audit,
    is_mine,
  }
}

type Read = { id: string; job_id: string; fields: ReadingFields; at: string }

/** Adds a reading, once. Two devices that read at one visit add two readings: each has an ID of its own. */
export function addReading(
  world: World,
  reader: Allowed<'drying.addReading'>,
  { id, job_id, fields, at: sent, sentAt }: Read & Sent,
): Promise<{ reading: PointReading | AirReading; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const { employee } = reader
    const at = doneAt(sent, { sentAt, receivedAt: world.now() })
    return workAtJob(world, reader, {
      job_id,
      at,
      async work({ isSeen }) {
        const { setup } = await readBasis(world, job_id)
        const taken = { id, job_id, fields, at, by: employee.id, teller: employee, isSeen, setup }
        const isNew = await insertReading(world, taken)
        return { reading: await getReading(world, id), isNew }
      },
    })
  })
}

/** Closes a visit: its readings stand from then on. To close it again changes nothing. */
export function closeVisit(
  world: World,
  closer: Allowed<'drying.closeVisit'>,
  { id, at, sentAt }: { id: string; at: string | undefined } & Sent,
): Promise<ReadVisit | null> {
  return inTransaction(world, async (world) => {
    const by = closer.employee.id
    const closedAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    const job_id = await findJobOfVisit(world, id)
    if (job_id === null) throw visitNotFound()
    return workAtJob(world, closer, {
      job_id,
      at: closedAt,
      notFound: visitNotFound,
      async work() {
        await closeReadVisit(world, { id, job_id, at: closedAt, by, told_by: by })
        return getReadVisit(world, id)
      },
    })
  })
}

async function getReading(world: World, id: string) {
  const reading = await findReading(world, id)
  if (!reading) throw new Error(`The reading ${id} was added and is not there.`)
  return reading
}
