import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import type { World } from '#platform/world.ts'
import { firstDay } from '#domain/figures/span.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { readBoard } from '#domain/jobs/board/board.server.ts'
import { BoardFilter, JobQuery, TownQuery } from '#domain/jobs/job-query.ts'
import { readJobFigures } from '#domain/jobs/job-figures.server.ts'
import { getJob, listJobs } from '#domain/jobs/job-views.server.ts'
import { findMatches } from '#domain/jobs/matches.server.ts'
import { listTowns } from '#domain/jobs/board/towns.server.ts'
import { allow, allowForAll } from '#domain/roles/allowed.ts'
import { countDays } from '#domain/visits/day-counts.server.ts'
import { readDay } from '#domain/visits/day.server.ts'
import { listJobsToPlan } from '#domain/visits/jobs-to-plan.server.ts'
import { employee } from './employee.ts'
import { cursorAt, idOf, openJobs, openRequests } from './fill-jobs.ts'
import { openFirm } from './firm.ts'
import { compareInTurn } from './in-turn.ts'
import { questionsOfReach } from './reach.ts'
import { median, took } from './statistics.ts'
import type { Subject } from './subject.ts'
import { inTime, type Report } from './table.ts'
import { whole } from './units.ts'

const sizes = { small: 10_000, large: 100_000 }
const rounds = 60
const longest = 100

type Read = (world: World, jobs: number) => Promise<unknown>

const questions: Readonly<Record<string, Read>> = {
  'the board': (world) => board(world, {}),
  'the board, what is late': (world) => board(world, { late: 'yes' }),
  'the dashboard’s figures of jobs': (world) => figures(world),
  'the towns': async (world) => some((await listTowns(world, dispatcher, TownQuery.parse({}))).items),
  'a page of the list': (world, jobs) => list(world, { cursor: cursorAt(jobs) }),
  'a page of the list, open ones of a town': (world) => list(world, { over: 'no', town: 'town 7' }),
  'the list of today’s visits': (world) => list(world, { visit_on: companyDay(world.now()) }),
  'a page of the list, lost ones': (world) => list(world, { side: 'lost' }),
  'a page of the list, without a reading': (world) => list(world, { unread: 'yes' }),
  'a day of the calendar': (world) => dayOfCalendar(world),
  'a week of the calendar': (world) => weekOfCalendar(world),
  'the jobs without a visit': async (world) => some(await listJobsToPlan(world, dispatcher)),
  'the search by phone': (world, jobs) => list(world, { q: phoneOf(jobs / 2) }),
  'the earlier customers of a number': (world, jobs) => matches(world, phoneOf(jobs / 2)),
  'the earlier customers of six digits': (world, jobs) => matches(world, phoneOf(jobs / 2).slice(0, 9)),
  'the search for what many have': (world) => list(world, { q: 'mill street' }),
  'a job file': (world, jobs) => getJob(world, dispatcher, idOf(jobs / 2)),
  ...questionsOfReach,
}

/** Board, lists, search and file of a firm with many jobs and of one with few, in turn on the same machine. */
export async function measureJobs({ place }: Pick<Subject, 'place'>): Promise<Report> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const small = await openFirm(connection, { jobs: sizes.small })
  const large = await openFirm(connection, { jobs: sizes.large })
  try {
    const rows = []
    for (const [what, read] of Object.entries(questions))
      rows.push(
        await compareInTurn({
          what: `${what}: ${whole(sizes.large)} jobs against ${whole(sizes.small)}`,
          rounds,
          few: () => read(small.world, sizes.small),
          many: () => read(large.world, sizes.large),
        }),
      )
    for (const what of ['the board', 'a job file']) {
      const taken: number[] = []
      for (let round = 0; round < rounds; round++)
        taken.push(await took(() => questions[what]?.(large.world, sizes.large) ?? Promise.resolve()))
      rows.push(inTime(`${what} of ${whole(sizes.large)} jobs`, median(taken), longest))
    }
    return { rows, notes: [`Jobs: ${openJobs} of them open, and ${openRequests} requests.`] }
  } finally {
    await small.close()
    await large.close()
  }
}

const dispatcher = allow(employee, 'intake.view')

async function board(world: World, filter: BoardFilter) {
  const { parts } = await readBoard(world, dispatcher, BoardFilter.parse(filter))
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  if (!filter.late && count !== openJobs + openRequests) throw new Error(`${count} are on the board`)
}

async function figures(world: World) {
  const since = firstDay(90, world.now())
  const { open } = await readJobFigures(world, allowForAll(employee, 'intake.view'), since)
  if (open.count !== openJobs) throw new Error(`${open.count} jobs are open`)
}

async function dayOfCalendar(world: World) {
  const planner = allow(employee, 'intake.schedule')
  some((await readDay(world, dispatcher, { on: companyDay(world.now()), planner })).visits)
}

async function weekOfCalendar(world: World) {
  some((await countDays(world, dispatcher, companyDay(world.now()))).filter(({ visits }) => visits > 0))
}

async function list(world: World, query: Partial<JobQuery>) {
  some((await listJobs(world, dispatcher, JobQuery.parse(query))).items)
}

async function matches(world: World, phone: string) {
  some(await findMatches(world, dispatcher, { phone }))
}

function some(found: readonly unknown[]) {
  if (found.length === 0) throw new Error('there is nothing to read')
}

function phoneOf(nth: number) {
  return `(330) ${String((nth * 7919) % 10_000_000).padStart(7, '0')}`
}
