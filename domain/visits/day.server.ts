import { sql } from 'kysely'
import type * as z from 'zod'
import type { World } from '#platform/world.ts'
import { mayWork } from '#domain/employees/may-work.ts'
import { isOver } from '#domain/jobs/stages/stages.ts'
import { visitTimeOf } from './visit-columns.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readRules } from './certified.server.ts'
import { findClashes } from './clashes.ts'
import type { Stop } from './stops.ts'
import { timeOrder } from './time-order.ts'
import { selectVisits, toVisit, type VisitRow } from './visit-row.server.ts'
import type { Busy, Sendable, ShownClash, VisitDay } from './visit.ts'

/** More than any crew drives to in a day, and more people than any firm sends. */
const mostOfADay = 500
const mostPeople = 200

/**
 * The day of all people: visits of jobs that the viewer may see, and of all others only whom they keep busy, and when. `planner` is
 * given where the viewer plans visits.
 */
export async function readDay(
  world: World,
  viewer: Allowed<'intake.view'>,
  { on, planner }: { on: string; planner: Allowed<'intake.schedule'> | null },
): Promise<VisitDay> {
  const [visits, requests, people, rules] = await Promise.all([
    visitsOf(world, viewer, on),
    requestsOf(world, on),
    planner ? listSendable(world, on) : [],
    readRules(world),
  ])
  const seen = visits.filter(({ is_seen }) => is_seen).map(toVisit)
  const stops = [...visits.flatMap(toStop), ...requests]
  const hidden = stops.filter(({ id }) => seen.every((visit) => visit.id !== id))
  return {
    visits: seen,
    busy: hidden.flatMap(toBusy),
    clashes: clashesSeen(stops, new Set(seen.map(({ id }) => id))),
    people,
    rules,
  }
}

async function visitsOf(world: World, viewer: Allowed<'intake.view'>, on: string): Promise<VisitRow[]> {
  const rows = await selectVisits(world, viewer)
    .where('visit.visit_on', '=', on)
    .where('visit.canceled_at', 'is', null)
    .orderBy(timeOrder)
    .limit(mostOfADay)
    .execute()
  return rows.filter(({ stage, side, departed_at }) => departed_at !== null || !isOver(stage, side))
}

/** Requests without a job can be scheduled too: their people are busy. */
async function requestsOf({ db }: World, on: string): Promise<Stop[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('job', 'job.id', 'lead.id')
    .select(['lead.id', 'assigned_to', 'town', 'visit_on', 'visit_from', 'visit_to'])
    .where('visit_on', '=', on)
    .where('status', '=', 'scheduled')
    .where('job.id', 'is', null)
    .limit(mostOfADay)
    .execute()
  return rows.flatMap(({ id, assigned_to, town, ...columns }) => {
    const when = visitTimeOf(columns)
    return when && assigned_to ? [{ id, people: [assigned_to], ...when, town }] : []
  })
}

function toStop(row: VisitRow): Stop[] {
  const when = visitTimeOf(row)
  const people = row.people.map(({ id }) => id)
  return when ? [{ id: row.id, people, ...when, town: row.town }] : []
}

function toBusy({ people, from, to }: Stop): z.output<typeof Busy>[] {
  return people.map((employee_id) => ({ employee_id, from, to }))
}

/**
 * How long someone drives tells of the town of a visit, so of one that the viewer may not see only that it overlaps is shown: the times
 * at which its people are busy say as much.
 */
function clashesSeen(stops: readonly Stop[], seen: ReadonlySet<string>): z.output<typeof ShownClash>[] {
  const shown = (id: string) => (seen.has(id) ? id : null)
  return findClashes(stops)
    .map(({ first, second, ...clash }) => ({ ...clash, first: shown(first), second: shown(second) }))
    .filter(({ first, second, why }) => why === 'overlap' || (first !== null && second !== null))
}

/** Who can be sent, with the certifications that hold on the day. */
async function listSendable({ db }: World, on: string): Promise<z.output<typeof Sendable>[]> {
  const rows = await db
    .selectFrom('employee')
    .select(['id', 'name'])
    .select((employee) =>
      employee
        .selectFrom('certification')
        .select(sql<string[]>`array_agg(distinct code order by code)`.as('codes'))
        .whereRef('certification.employee_id', '=', 'employee.id')
        .where(sql<boolean>`coalesce(expires_on >= ${on}::date, true)`)
        .as('codes'),
    )
    .where(mayWork)
    .orderBy('name')
    .orderBy('id')
    .limit(mostPeople)
    .execute()
  return rows.map(({ codes, ...person }) => ({ ...person, certifications: codes ?? [] }))
}
