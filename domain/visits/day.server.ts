import { sql } from 'kysely'
import type * as z from 'zod'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import { isOver } from '#domain/jobs/stages/stages.ts'
import { visitOf } from '#domain/leads/visits/visit-columns.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { grantsWith } from '#domain/roles/grants.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { readRules } from './certified.server.ts'
import { findClashes, type Clash } from './clashes.ts'
import { listSeenRequests } from './seen-requests.server.ts'
import type { Stop } from './stops.ts'
import { selectVisits, toVisit, type VisitRow } from './visit-row.server.ts'
import type { Busy, SeenRequest, Sendable, ShownClash, VisitDay } from './visit.ts'

/** More than any crew drives to in a day, and more people than any firm sends. */
const mostOfADay = 500
const mostPeople = 200

/**
 * The day of all people: visits of jobs and requests that the viewer may see, and of all others only whom they keep busy, and when.
 * `planner` is given where the viewer plans visits.
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
  const others = stops.filter(({ id }) => seen.every((visit) => visit.id !== id))
  const ids = others.map(({ id }) => id)
  const requestsSeen = await listSeenRequests(world, viewer.employee, ids)
  const shown = new Set([...seen.map(({ id }) => id), ...requestsSeen.keys()])
  return {
    visits: seen,
    busy: others.flatMap((stop) => toBusy(stop, requestsSeen.get(stop.id) ?? null)),
    clashes: findClashes(stops).map((clash) => shownClash(clash, shown)),
    people,
    rules,
  }
}

async function visitsOf(world: World, viewer: Allowed<'intake.view'>, on: string): Promise<VisitRow[]> {
  const rows = await selectVisits(world, viewer)
    .where('visit.visit_on', '=', on)
    .where('visit.canceled_at', 'is', null)
    .orderBy('visit.visit_from')
    .orderBy('visit.id')
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
    const when = visitOf(columns)
    return when && assigned_to ? [{ id, people: [assigned_to], ...when, town, isOff: false }] : []
  })
}

function toStop(row: VisitRow): Stop[] {
  const when = visitOf(row)
  const people = row.people.map(({ id }) => id)
  return when ? [{ id: row.id, people, ...when, town: row.town, isOff: row.side !== null }] : []
}

function toBusy({ people, from, to, isOff }: Stop, request: SeenRequest | null): z.output<typeof Busy>[] {
  return isOff ? [] : people.map((employee_id) => ({ employee_id, from, to, request }))
}

function shownClash(
  { first, second, ...clash }: Clash,
  seen: ReadonlySet<string>,
): z.output<typeof ShownClash> {
  const shown = (id: string) => (seen.has(id) ? id : null)
  return { ...clash, first: shown(first), second: shown(second) }
}

const toBeSent: readonly Permission[] = ['leads.view', 'leads.work']

/** Who may sign in, see requests and work on them, with the certifications that hold on the day. */
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
    .where(maySignIn)
    .where((employee) =>
      employee.and(
        toBeSent.map((permission) =>
          employee.exists(
            employee
              .selectFrom('employee_role')
              .innerJoin('role', 'role.id', 'employee_role.role_id')
              .select('role.id')
              .whereRef('employee_role.employee_id', '=', 'employee.id')
              .where(sql<boolean>`role.permissions && ${grantsWith(permission)}::text[]`),
          ),
        ),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(mostPeople)
    .execute()
  return rows.map(({ codes, ...person }) => ({ ...person, certifications: codes ?? [] }))
}
