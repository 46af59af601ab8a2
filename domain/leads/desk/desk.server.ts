import { sql, type Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { daysLater, localOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Desk, Assignment } from './desk.ts'
import { listCanceledVisits } from './canceled-visits.server.ts'
import { listClosed } from './closed.server.ts'
import { listGivenVisits } from './given-visits.server.ts'
import { listMovedVisits } from './moved-visits.server.ts'
import { listReassigned } from './reassigned.server.ts'
import { getLead } from '../lead-views.server.ts'
import { happeningNow } from '../happening-now.server.ts'
import { leadsFor } from '../narrow.server.ts'
import { waitingForCall } from '../calls/uncalled.server.ts'
import { openVisits } from '#domain/visits/open-visit-sql.ts'
import { timeOrder } from '#domain/visits/time-order.ts'
import { visitChanged, visitPlanned } from '#domain/visits/visit-events.ts'
import { leadAssigned } from '../lead-events.ts'

/** More than anyone handles at once; the rest is in the list of requests. */
const mostOnDesk = 20

/** The person's open requests in the order to handle them. */
export async function readDesk(world: World, viewer: Allowed<'leads.view'>): Promise<Desk> {
  const rows = await leadsFor(world, viewer)
    .select(['id', sql<string>`count(*) over ()`.as('count')])
    .leftJoinLateral(nextOfTheirs(viewer.employee.id, world.now()), (on) => on.onTrue())
    .where(isInHandOf(viewer.employee.id, world.now()))
    .where('status', '!=', 'closed')
    .where('quarantined_at', 'is', null)
    .orderBy(turnAt(world.now()))
    .orderBy('theirs.visit_on')
    .orderBy('theirs.visit_from')
    .orderBy('urgency')
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostOnDesk)
    .execute()
  const items = await Promise.all(rows.map(({ id }) => readItem(world, viewer, id)))
  const canceled = await listCanceledVisits(world, viewer)
  const reassigned = await listReassigned(world, viewer)
  const given = await listGivenVisits(world, viewer)
  return {
    items: items.filter((item) => item !== null),
    count: Number(rows[0]?.count ?? 0),
    // What went with a visit is told with that.
    reassigned: reassigned.filter((lost) => canceled.every((visit) => visit.lead_id !== lost.lead_id)),
    closed: await listClosed(world, viewer),
    canceled,
    // What went with the request is told with that.
    given: given.filter((visit) => reassigned.every((lost) => visit.lead_id !== lost.lead_id)),
    moved: await listMovedVisits(world, viewer),
  }
}

/** Null where it went to someone else since the desk was looked up. */
async function readItem(world: World, viewer: Allowed<'leads.view'>, id: string) {
  try {
    const [lead, assignment] = await Promise.all([
      getLead(world, viewer, id),
      findAssignment(world, { lead_id: id, to: viewer.employee.id }),
    ])
    return { ...lead, assignment }
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}

/** Assigned to the person, or one whose visit they make: until its day is over, or the next one where nobody said that they left. */
function isInHandOf(employeeId: string, now: Date) {
  const today = sql`${companyDay(now)}::date`
  const since = daysLater(companyDay(now), -1)
  // Two parts, since each has an index of the few visits that are ahead.
  const sent = (on: ReturnType<typeof sql>) => sql`select visit.job_id from visit
    join visit_person on visit_person.visit_id = visit.id and employee_id = ${employeeId}
    where canceled_at is null and (departed_at is null or visit_on = ${today}) and ${on}`
  return sql<boolean>`lead.id in (select id from lead where assigned_to = ${employeeId} and status <> 'closed'
    union ${sent(sql`visit_on >= ${since}::date`)} union ${sent(sql`visit_on is null`)})`
}

/**
 * Whoever has water coming in and was not called yet goes before all; then visits whose time is over, visits of today, requests
 * without a visit, and visits of later days.
 */
function turnAt(now: Date) {
  const [today, time] = localOf(now).split('T')
  return sql`case
    when ${happeningNow} and ${waitingForCall} then 0
    when theirs.visit_on < ${today}::date
      or (theirs.visit_on = ${today}::date and theirs.visit_to <= ${time}::time) then 1
    when theirs.visit_on = ${today}::date then 2
    when theirs.visit_on is null then 3
    else 4 end`
}

/** When the person goes there: to a job by the visits that they make themselves, else by that of the request. */
function nextOfTheirs(employeeId: string, now: Date) {
  return sql<Pick<Selectable<Schema['visit']>, 'visit_on' | 'visit_from' | 'visit_to'>>`(
    select lead.visit_on, lead.visit_from, lead.visit_to
      where not exists (select from job where job.id = lead.id)
    union all (select visit_on, visit_from, visit_to from visit
      join visit_person on visit_person.visit_id = visit.id and employee_id = ${employeeId}
      where visit.job_id = lead.id and canceled_at is null and visit_on is not null
      order by ${openVisits(companyDay(now))} desc, ${timeOrder} limit 1))`.as<'theirs'>('theirs')
}

/**
 * The last assignment to the person, or visit that they were put on; null where they took it themselves, or have worked on it since,
 * on whatever device.
 */
async function findAssignment(
  { db }: World,
  { lead_id, to }: { lead_id: string; to: string },
): Promise<Assignment | null> {
  const last = await db
    .selectFrom('event')
    .leftJoin('employee', 'employee.id', 'event.employee_id')
    .select(['event.id', 'event.name', 'event.at', 'event.employee_id', 'employee.name as by'])
    .where('subject', '=', lead_id)
    .where(
      sql<boolean>`(event.employee_id = ${to}
        or (event.name = ${leadAssigned.name} and event.payload->>'to' = ${to})
        or (event.name = ${visitPlanned.name} and event.payload->'people' ? ${to})
        or (event.name = ${visitChanged.name} and event.payload->'added' ? ${to}))`,
    )
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // What the person did last, if not the assignment itself, comes after it.
  if (!last || last.employee_id === to) return null
  return { id: last.id, at: last.at.toISOString(), by: last.by }
}
