import type { World } from '#platform/world.ts'
import { selectReadings, toReading } from './reading-row.server.ts'
import type { AirReading, PointReading } from './reading.ts'

/** As many as 60 points have in 80 visits. Beyond that the oldest are left out. */
const mostReadings = 5000

/** The readings of these jobs, oldest first, apart by what was measured. */
export async function listReadings(
  world: World,
  jobIds: readonly string[],
): Promise<{ readings: PointReading[]; air: AirReading[] }> {
  const rows = await selectReadings(world)
    .where('reading.job_id', 'in', jobIds)
    .orderBy('reading.at', 'desc')
    .orderBy('reading.id', 'desc')
    .limit(mostReadings)
    .execute()
  const all = rows.toReversed().map(toReading)
  return {
    readings: all.flatMap((reading) => ('point_id' in reading ? [reading] : [])),
    air: all.flatMap((reading) => ('station_id' in reading ? [reading] : [])),
  }
}
