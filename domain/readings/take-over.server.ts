import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { ReportedWrite } from '#domain/sync/reported-write.ts'
import type { DryingSetup } from './setup/drying-setup.ts'
import { insertDeviation } from './deviations/deviations.server.ts'
import { findJobOfPoint, getPoint, insertPoint, pointNotFound, updatePoint } from './points/points.server.ts'
import { closeReadVisit, lockReadVisit } from './visits/read-visit.server.ts'
import { insertReading } from './readings.server.ts'
import {
  findJobOfStation,
  getStation,
  insertStation,
  stationNotFound,
  updateStation,
} from './stations/stations.server.ts'

type Kind = 'point' | 'point_change' | 'station' | 'station_change' | 'reading' | 'deviation' | 'visit_close'
export type DryingWrite = Extract<ReportedWrite, { kind: Kind }>

type TakenOver = {
  write: DryingWrite
  id: string
  job_id: string
  at: Date
  by: string
  teller: SignedIn
  setup: DryingSetup
}

/** What was measured and refused, in the name of whoever did it. The caller has locked its job. A change is made from whichever revision. */
export async function takeDryingOver(
  world: World,
  { write, setup, teller, ...told }: TakenOver,
): Promise<void> {
  const { id, job_id, at, by } = told
  const told_by = teller.id
  switch (write.kind) {
    case 'point':
      return void (await insertPoint(world, { ...told, fields: write.point, told_by }))
    case 'point_change': {
      if ((await findJobOfPoint(world, write.point_id)) !== job_id) throw pointNotFound()
      const point = await getPoint(world, write.point_id)
      return updatePoint(world, point, { changes: write.changes, told_by })
    }
    case 'station':
      return void (await insertStation(world, { ...told, fields: write.station, told_by }))
    case 'station_change': {
      if ((await findJobOfStation(world, write.station_id)) !== job_id) throw stationNotFound()
      const station = await getStation(world, write.station_id)
      return updateStation(world, station, { changes: write.changes, told_by })
    }
    case 'reading':
      return void (await insertReading(world, {
        id,
        job_id,
        fields: write.reading,
        at,
        by,
        teller,
        isSeen: true,
        setup,
      }))
    case 'deviation':
      return void (await insertDeviation(world, { ...told, fields: write.deviation, told_by }))
    case 'visit_close':
      await lockReadVisit(world, write.visit_id, job_id)
      return closeReadVisit(world, { id: write.visit_id, job_id, at, by, told_by })
  }
}
