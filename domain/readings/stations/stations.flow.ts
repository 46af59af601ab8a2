import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import { changedStationFields, stationAfter } from './station-changes.ts'
import { stationFieldsOf } from './station-row.server.ts'
import type { AirStation, NewStation, StationChange, StationChanges } from './station.ts'
import {
  findJobOfStation,
  getStation,
  insertStation,
  stationMovedOn,
  stationNotFound,
  updateStation,
} from './stations.server.ts'

type Reader = Allowed<'drying.addReading'>

/** Adds a station to a job, once. Null where the person doesn’t see the job any more. */
export function addStation(
  world: World,
  reader: Reader,
  { id, job_id, at, sentAt, ...fields }: NewStation & Sent & { job_id: string },
): Promise<{ station: AirStation; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const by = reader.employee.id
    const madeAt = at ? doneAt(at, { sentAt, receivedAt: world.now() }) : world.now()
    return workAtJob(world, reader, {
      job_id,
      at: madeAt,
      async work() {
        const isNew = await insertStation(world, { id, job_id, fields, at: madeAt, by, told_by: by })
        return { station: await getStation(world, id), isNew }
      },
    })
  })
}

/** Changes a station, removes it or puts it back. To say the same again changes nothing; to say otherwise than someone since is refused. */
export function changeStation(
  world: World,
  reader: Reader,
  { id, revision, changes }: StationChange & { id: string },
): Promise<AirStation | null> {
  return inTransaction(world, async (world) => {
    const job_id = await findJobOfStation(world, id)
    if (job_id === null) throw stationNotFound()
    return workAtJob(world, reader, {
      job_id,
      at: world.now(),
      notFound: stationNotFound,
      async work() {
        const station = await getStation(world, id)
        if (station.revision !== revision && !isAsAsked(station, changes))
          throw await stationMovedOn(world, station)
        await updateStation(world, station, { changes, told_by: reader.employee.id })
        return getStation(world, id)
      },
    })
  })
}

function isAsAsked(station: AirStation, changes: StationChanges) {
  const fields = stationFieldsOf(station)
  const isRemoved = station.removed_at !== null
  const isSame = changedStationFields(fields, stationAfter(fields, changes)).length === 0
  return isSame && isRemoved === (changes.removed ?? isRemoved)
}
