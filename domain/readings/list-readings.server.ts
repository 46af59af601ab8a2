import { sql } from 'kysely'
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
  return apart(rows.toReversed().map(toReading))
}

/** The same without an end, for a file that leaves none out: read page by page. */
export async function listEveryReading(world: World, jobIds: readonly string[]) {
  const all: (PointReading | AirReading)[] = []
  let isNext = sql<boolean>`true`
  for (;;) {
    const rows = await selectReadings(world)
      .where('reading.job_id', 'in', jobIds)
      .where(isNext)
      .orderBy('reading.at')
      .orderBy('reading.id')
      .limit(mostReadings)
      .execute()
    all.push(...rows.map(toReading))
    const last = rows.at(-1)
    if (!last || rows.length < mostReadings) return apart(all)
    isNext = sql<boolean>`(reading.at, reading.id) > (${last.at}, ${last.id})`
  }
}

function apart(all: readonly (PointReading | AirReading)[]) {
  return {
    readings: all.flatMap((reading) => ('point_id' in reading ? [reading] : [])),
    air: all.flatMap((reading) => ('station_id' in reading ? [reading] : [])),
  }
}
