import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { day } from '#platform/time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readBoardLeads } from './board-leads.server.ts'
import { boardStages } from './board-stages.ts'
import type { Board, BoardJob, BoardRow } from './board.ts'
import type { BoardFilter } from '#domain/jobs/job-query.ts'
import { sinceOf } from '#domain/jobs/standing.ts'
import { sendingOrder } from '#domain/jobs/danger.ts'
import { selectJobRows, toJobRows } from '#domain/jobs/job-row.server.ts'
import {
  apart,
  howToNarrow,
  isLate,
  isSlow,
  isUnscheduled,
  jobsFor,
  narrowJobs,
  sendingOrderOf,
  type Narrowed,
} from '#domain/jobs/narrow.server.ts'
import { isOpen } from '#domain/jobs/open-job.ts'

/** As many of a stage as a column shows; the list has the others. */
const mostOfStage = 60
const endedSpan = 30 * day

type Viewer = Allowed<'intake.view'>

/** What someone works on by stage, the most urgent and the longest in it first, with how many there are and how long a job usually stays. */
export async function readBoard(world: World, viewer: Viewer, filter: BoardFilter): Promise<Board> {
  // What is usual is shown and counted by, whatever the board is narrowed to.
  const how = await howToNarrow(world, viewer, { ...filter, slow: 'yes' })
  const [open, leads, ended] = await Promise.all([
    readOpen(world, viewer, { filter, how }),
    readBoardLeads(world, viewer, { filter, how }),
    countEnded(world, viewer, { filter, how }),
  ])
  const { asked } = apart(filter)
  const shown = Map.groupBy(
    open.filter(({ late, slow, unscheduled }) => {
      return (!asked.late || late) && (!asked.slow || slow) && (!asked.unscheduled || unscheduled)
    }),
    ({ stands_at }) => stands_at,
  )
  const chosen = [...shown.values()].flatMap((of) => of.slice(0, mostOfStage))
  const jobs = await readJobs(
    world,
    viewer,
    chosen.map(({ id }) => id),
  )
  return {
    parts: boardStages.map(({ value }) => ({
      stage: value,
      count: (shown.get(value)?.length ?? 0) + (leads.shown.get(value) ?? 0),
      usual_ms: how.usual.get(value)?.usual_ms ?? null,
      longest_ms: how.usual.get(value)?.longest_ms ?? null,
      rows: [...(jobs.get(value) ?? []), ...(leads.rows.get(value) ?? [])].toSorted(mostUrgentFirst),
    })),
    late: open.filter(({ late }) => late).length + leads.late,
    slow: open.filter(({ slow }) => slow).length + leads.slow,
    requests: { open: leads.open, late: leads.late, slow: leads.slow },
    unscheduled: open.filter(({ unscheduled }) => unscheduled).length,
    ended,
  }
}

/** Every open job in the order of the board: they are few, however many there were. */
function readOpen(world: World, viewer: Viewer, { filter, how }: Narrowed) {
  const { others } = apart(filter)
  return narrowJobs(jobsFor(world, viewer), others, how)
    .where(isOpen)
    .select(['job.id', sql<string>`coalesce(job.side, job.stage)`.as('stands_at')])
    .select([isLate(how).as('late'), isSlow(how).as('slow'), isUnscheduled(how).as('unscheduled')])
    .orderBy(sendingOrderOf)
    .orderBy(sql`coalesce(job.side_since, job.stage_since)`)
    .orderBy('job.id')
    .execute()
}

async function readJobs(world: World, viewer: Viewer, ids: readonly string[]) {
  const rows = await selectJobRows(world, viewer)
    .where(sql<boolean>`job.id = any(${ids}::uuid[])`)
    .execute()
  const jobs = (await toJobRows(world, rows)).map((row): BoardJob => ({ kind: 'job', ...row }))
  return Map.groupBy(jobs, ({ stage, side }) => side ?? stage)
}

async function countEnded(world: World, viewer: Viewer, { filter, how }: Narrowed): Promise<Board['ended']> {
  const { others } = apart(filter)
  const since = companyDay(new Date(how.now.getTime() - endedSpan))
  const count = async (ended: { stage: 'closed' } | { side: 'lost' | 'referred_out' }) => {
    const { n } = await narrowJobs(jobsFor(world, viewer), { ...others, ...ended, since }, how)
      .select((job) => job.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  const [closed, lost, referred_out] = await Promise.all([
    count({ stage: 'closed' }),
    count({ side: 'lost' }),
    count({ side: 'referred_out' }),
  ])
  return { since, closed, lost, referred_out }
}

/** As `sendingOrderOf` has it, and then the longest where it stands. */
function mostUrgentFirst(a: BoardRow, b: BoardRow) {
  return sendingOrder(a) - sendingOrder(b) || sinceOf(a).localeCompare(sinceOf(b)) || a.id.localeCompare(b.id)
}
