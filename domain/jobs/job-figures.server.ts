import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { AsideFigure, JobFigures } from '#domain/figures/job-figure.ts'
import { asideStates } from '#domain/jobs/stages/side-reasons.ts'
import type { AllowedForAll } from '#domain/roles/allowed.ts'
import { countBoardLeads } from './board/board-leads.server.ts'
import { boardStages, type BoardStage } from './board/board-stages.ts'
import type { JobFilter } from './job-query.ts'
import {
  countWhere,
  howToNarrow,
  isLate,
  isSlow,
  isUnscheduled,
  jobsFor,
  narrowJobs,
  reasonOf,
  type How,
} from './narrow.server.ts'
import { isOpen, isVisitOf } from './open-job.ts'

type Viewer = AllowedForAll<'intake.view'>

/** What so few jobs have in common is not told apart from the rest. */
const mostReasons = 8

/**
 * The figures of jobs. What they cost depends on how many are open, on the visits of today, and on how many were put aside since the
 * day, and not on the history.
 */
export async function readJobFigures(world: World, viewer: Viewer, since: string): Promise<JobFigures> {
  const how = await howToNarrow(world, viewer, { slow: 'yes' })
  const [open, requests, visited, aside] = await Promise.all([
    countOpen(world, viewer, how),
    countBoardLeads(world, viewer, { filter: {}, how }),
    countVisited(world, viewer),
    Promise.all(asideStates.map((side) => countAside(world, viewer, { how, filter: { side, since } }))),
  ])
  const all = [...open.values()]
  const sum = (of: 'count' | 'late' | 'slow' | 'unscheduled') =>
    all.reduce((sum, counted) => sum + counted[of], 0)
  return {
    open: { count: sum('count'), filter: { over: 'no' } },
    late: { count: sum('late'), filter: { late: 'yes' } },
    slow: { count: sum('slow'), filter: { slow: 'yes' } },
    unscheduled: { count: sum('unscheduled'), filter: { unscheduled: 'yes' } },
    requests: { open: requests.open, late: requests.late, slow: requests.slow },
    visited,
    by_stage: boardStages.map(({ value: stage }) => {
      const filter = filterOf(stage)
      const { count = 0, slow = 0 } = open.get(stage) ?? {}
      const usual_ms = how.usual.get(stage)?.usual_ms ?? null
      return { stage, count, filter, usual_ms, slow: { count: slow, filter: { ...filter, slow: 'yes' } } }
    }),
    aside: aside.filter(({ count }) => count > 0),
  }
}

function filterOf(stage: BoardStage): JobFilter {
  return stage === 'on_hold' ? { side: stage } : { stage }
}

async function countOpen(world: World, viewer: Viewer, how: How) {
  const rows = await jobsFor(world, viewer)
    .where(isOpen)
    .select(sql<string>`coalesce(job.side, job.stage)`.as('stands_at'))
    .select((job) => job.fn.countAll<string>().as('count'))
    .select([countWhere(isLate(how)).as('late'), countWhere(isSlow(how)).as('slow')])
    .select(countWhere(isUnscheduled(how)).as('unscheduled'))
    .groupBy('stands_at')
    .execute()
  return new Map(
    rows.map(({ stands_at, count, late, slow, unscheduled }) => [
      stands_at,
      { count: Number(count), late: Number(late), slow: Number(slow), unscheduled: Number(unscheduled) },
    ]),
  )
}

async function countVisited(world: World, viewer: Viewer): Promise<JobFigures['visited']> {
  const visit_on = companyDay(world.now())
  const { count, visits, done } = await jobsFor(world, viewer)
    .innerJoin('visit', 'visit.job_id', 'job.id')
    .where(isVisitOf(visit_on))
    .select((job) => [
      job.fn.count<string>('job.id').distinct().as('count'),
      job.fn.countAll<string>().as('visits'),
      job.fn.count<string>('visit.departed_at').as('done'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), filter: { visit_on }, visits: Number(visits), done: Number(done) }
}

type Aside = { how: How; filter: Pick<AsideFigure, 'side'> & { since: string } }

async function countAside(world: World, viewer: Viewer, { how, filter }: Aside): Promise<AsideFigure> {
  const rows = await narrowJobs(jobsFor(world, viewer), filter, how)
    .select(sql<string>`min(btrim(job.side_reason))`.as('reason'))
    .select((job) => job.fn.countAll<string>().as('count'))
    .groupBy(reasonOf)
    .orderBy('count', 'desc')
    .orderBy(reasonOf)
    .execute()
  const counted = rows.map(({ reason, count }) => ({
    reason,
    count: Number(count),
    filter: { ...filter, reason },
  }))
  const sum = (of: typeof counted) => of.reduce((sum, { count }) => sum + count, 0)
  return {
    side: filter.side,
    count: sum(counted),
    filter,
    reasons: counted.slice(0, mostReasons),
    rest: sum(counted.slice(mostReasons)),
  }
}
