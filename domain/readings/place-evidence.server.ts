import { createHash } from 'node:crypto'
import type { World } from '#platform/world.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import { lastOnly, type RecordedRows } from '#domain/evidence/recorded-rows.ts'
import { pointFieldsOf, selectPoints, toPoint } from './points/point-row.server.ts'
import type { MoisturePoint } from './points/point.ts'
import { selectStations, stationFieldsOf, toStation } from './stations/station-row.server.ts'
import type { AirStation } from './stations/station.ts'

type Told = { is: 'added' | 'changed'; by: string; at: Date }

/**
 * Records a point as it is now, under the lock of its job: who makes a goal of another point, or changes what is measured, changes what
 * the readings say.
 */
export function provePoint(world: World, point: MoisturePoint, { is, by: employee_id, at }: Told) {
  const { id: subject, job_id } = point
  return addEvidence(world, job_id, {
    kind: `point_${is}`,
    subject,
    content: contentOfPoint(point),
    employee_id,
    at,
  })
}

/** The same for a station of the air. */
export function proveStation(world: World, station: AirStation, { is, by: employee_id, at }: Told) {
  const { id: subject, job_id } = station
  const content = contentOfStation(station)
  return addEvidence(world, job_id, { kind: `station_${is}`, subject, content, employee_id, at })
}

export const recordedPoints: RecordedRows = {
  table: 'moisture_point',
  ...lastOnly,
  kinds: ['point_added', 'point_changed'],
  async read(world, { ids, job_id }) {
    const rows = await selectPoints(world)
      .where('moisture_point.id', 'in', ids)
      .where('job_id', '=', job_id)
      .execute()
    return new Map(
      rows.map((row) => [row.id, { kinds: recordedPoints.kinds, content: contentOfPoint(toPoint(row)) }]),
    )
  },
}

export const recordedStations: RecordedRows = {
  table: 'air_station',
  ...lastOnly,
  kinds: ['station_added', 'station_changed'],
  async read(world, { ids, job_id }) {
    const rows = await selectStations(world)
      .where('air_station.id', 'in', ids)
      .where('job_id', '=', job_id)
      .execute()
    return new Map(
      rows.map((row) => [
        row.id,
        { kinds: recordedStations.kinds, content: contentOfStation(toStation(row)) },
      ]),
    )
  },
}

/** All that decides what its readings mean. Of the place, which a person typed, the hash. */
function contentOfPoint(point: MoisturePoint) {
  const { place, ...fields } = pointFieldsOf(point)
  return { ...fields, place_sha256: hashOf(place), is_removed: point.removed_at !== null }
}

function contentOfStation(station: AirStation) {
  const { place, ...fields } = stationFieldsOf(station)
  return { ...fields, place_sha256: hashOf(place), is_removed: station.removed_at !== null }
}

function hashOf(typed: string) {
  return createHash('sha256').update(typed).digest('hex')
}
