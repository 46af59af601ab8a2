import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { isOver } from '#domain/jobs/stages/stages.ts'
import { timeOrder } from './time-order.ts'
import { visitTimeOf } from './visit-columns.ts'
import type { Stop } from './stops.ts'
import { selectVisits, type VisitRow } from './visit-row.server.ts'

/** More than any crews drive to in a week. */
const most = 3500

type Days = { from: string; to: string }
type Planned = {
  /** Also those of jobs that the viewer may not see. */
  visits: VisitRow[]
  /** All that keeps people busy: these visits, and those to requests. */
  stops: (Stop & { on: string })[]
}

/** What people are to do from one day to another, both included, by time. */
export async function listPlanned(
  world: World,
  viewer: Allowed<'intake.view'>,
  days: Days,
): Promise<Planned> {
  const [visits, requests] = await Promise.all([visitsOn(world, viewer, days), requestsOn(world, days)])
  return { visits, stops: [...visits.flatMap(toStop), ...requests] }
}

async function visitsOn(world: World, viewer: Allowed<'intake.view'>, { from, to }: Days) {
  const rows = await selectVisits(world, viewer)
    .where('visit.id', 'in', firstOfEachJob(world, { from, to }))
    .orderBy(timeOrder)
    .execute()
  return rows.filter(({ stage, side, departed_at }) => departed_at !== null || !isOver(stage, side))
}

/** Of more than anyone drives to, the first of each job on each day before the second of any: no job keeps the others out of sight. */
function firstOfEachJob({ db }: World, { from, to }: Days) {
  return db
    .selectFrom((visit) =>
      visit
        .selectFrom('visit')
        .select(['id', 'visit_on'])
        .select(
          sql<number>`row_number() over (partition by job_id, visit_on order by ${timeOrder})`.as('nth'),
        )
        .where('visit_on', '>=', from)
        .where('visit_on', '<=', to)
        .where('canceled_at', 'is', null)
        .as('planned'),
    )
    .select('planned.id')
    .orderBy('nth')
    .orderBy('visit_on')
    .orderBy('planned.id')
    .limit(most)
}

/** Requests without a job can be scheduled too: their people are busy. */
async function requestsOn({ db }: World, { from, to }: Days): Promise<Planned['stops']> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('job', 'job.id', 'lead.id')
    .select(['lead.id', 'assigned_to', 'town', 'visit_on', 'visit_from', 'visit_to'])
    .where('visit_on', '>=', from)
    .where('visit_on', '<=', to)
    .where('status', '=', 'scheduled')
    .where('job.id', 'is', null)
    .limit(most)
    .execute()
  return rows.flatMap(({ id, assigned_to, town, ...columns }) => {
    const when = visitTimeOf(columns)
    return when && assigned_to ? [{ id, people: [assigned_to], ...when, town }] : []
  })
}

function toStop(row: VisitRow): Planned['stops'] {
  const when = visitTimeOf(row)
  const people = row.people.map(({ id }) => id)
  return when ? [{ id: row.id, people, ...when, town: row.town }] : []
}
