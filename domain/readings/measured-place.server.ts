import type { World } from '#platform/world.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { pointNotFound } from './points/points.server.ts'
import type { ReadingFields } from './reading.ts'
import { stationNotFound } from './stations/stations.server.ts'

export type MeasuredPlace =
  | { point_id: string; number: number; meter: string; scale: string }
  | { station_id: string; kind: string }

/** The point or the station that was read, of this job or of one that was merged into it. */
export async function measuredAt(
  { db }: World,
  fields: ReadingFields,
  jobId: string,
): Promise<MeasuredPlace> {
  if ('station_id' in fields) {
    const station = await db
      .selectFrom('air_station')
      .select(['id as station_id', 'kind'])
      .where('id', '=', fields.station_id)
      .where(isOfFamily('air_station.job_id', jobId))
      .executeTakeFirst()
    if (!station) throw stationNotFound()
    return station
  }
  const point = await db
    .selectFrom('moisture_point')
    .select(['id as point_id', 'number', 'meter', 'scale'])
    .where('id', '=', fields.point_id)
    .where(isOfFamily('moisture_point.job_id', jobId))
    .executeTakeFirst()
  if (!point) throw pointNotFound()
  return point
}
