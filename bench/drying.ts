import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import type { World } from '#platform/world.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { getDrying } from '#domain/readings/readings.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { listRooms } from '#domain/rooms/rooms.server.ts'
import { employee } from './employee.ts'
import { idOf } from './fill-jobs.ts'
import { fillReadings, readingsOfAJob } from './fill-readings.ts'
import { openFirm } from './firm.ts'
import { compareInTurn } from './in-turn.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'
import { whole } from './units.ts'

const readings = { small: 200_000, large: 2_000_000 }
const rounds = 60

/** The file of a job with its rooms and all that was measured there, of a firm with many readings and of one with few. */
export async function measureDrying({ place }: Pick<Subject, 'place'>): Promise<Report> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const sizes = { small: readings.small / readingsOfAJob, large: readings.large / readingsOfAJob }
  const small = await openFirm(connection, { jobs: sizes.small, fill: fillReadings })
  const large = await openFirm(connection, { jobs: sizes.large, fill: fillReadings })
  try {
    const row = await compareInTurn({
      what: `a job file with its drying: ${whole(readings.large)} readings against ${whole(readings.small)}`,
      rounds,
      few: () => readFile(small.world, idOf(sizes.small / 2)),
      many: () => readFile(large.world, idOf(sizes.large / 2)),
    })
    return { rows: [row], notes: [`Readings: ${readingsOfAJob} at each job, of points and of the air.`] }
  } finally {
    await small.close()
    await large.close()
  }
}

async function readFile(world: World, id: string) {
  await getJob(world, allow(employee, 'intake.view'), id)
  await listRooms(world, allow(employee, 'rooms.view'), id)
  const { readings, air } = await getDrying(world, allow(employee, 'drying.view'), id)
  if (readings.length + air.length !== readingsOfAJob) throw new Error(`${readings.length} were read`)
}
