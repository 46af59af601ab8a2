import type { JobDrying } from '../drying-file.ts'
import type { MoisturePoint } from '../points/point.ts'
import type { AirReading, PointReading } from '../reading.ts'
import type { AirStation } from '../stations/station.ts'

/** What was said in the place of a reading, of a point or of a station; `was` is null where that reading is not known. */
export type LogCorrection =
  | { of: MoisturePoint; kind: 'point'; was: PointReading | null; is: PointReading }
  | { of: AirStation; kind: 'air'; was: AirReading | null; is: AirReading }

/**
 * Each correction of a job that was given a reason, the first one in front. What someone changed while they were still reading has none
 * and was never locked: the log shows it as it stands.
 */
export function logCorrections({
  points,
  stations,
  readings,
  air,
}: Pick<JobDrying, 'points' | 'stations' | 'readings' | 'air'>): LogCorrection[] {
  const byPoint = new Map(points.map((point) => [point.id, point]))
  const byStation = new Map(stations.map((station) => [station.id, station]))
  const ofPoints = corrected(readings).flatMap(({ was, is }): LogCorrection[] => {
    const of = byPoint.get(is.point_id)
    return of ? [{ of, kind: 'point', was, is }] : []
  })
  const ofAir = corrected(air).flatMap(({ was, is }): LogCorrection[] => {
    const of = byStation.get(is.station_id)
    return of ? [{ of, kind: 'air', was, is }] : []
  })
  return [...ofPoints, ...ofAir].toSorted((one, other) => one.is.at.localeCompare(other.is.at))
}

type Read = { id: string; corrects: string | null; reason: string | null }

function corrected<Of extends Read>(readings: readonly Of[]): { was: Of | null; is: Of }[] {
  const byId = new Map(readings.map((reading) => [reading.id, reading]))
  return readings
    .filter(({ corrects, reason }) => corrects !== null && reason !== null)
    .map((is) => ({ was: byId.get(is.corrects ?? '') ?? null, is }))
}
