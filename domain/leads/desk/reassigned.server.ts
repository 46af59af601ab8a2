import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { arrivedAt } from './arrived.server.ts'
import type { Reassigned } from './reassigned.ts'
import { toldFor } from './told-for.ts'
import { leadAssigned } from '../lead-events.ts'
import { visibleTo } from '../visible.ts'

const mostTold = 20

/** What others took from the person within the last day and the person does not have again, the latest first. */
export async function listReassigned(
  world: World,
  { employee }: Allowed<'leads.view'>,
): Promise<Reassigned[]> {
  const rows = await reassignedFrom(world, employee.id)
    .where('event.at', '>', new Date(world.now().getTime() - toldFor))
    .where('event.employee_id', 'is distinct from', employee.id)
    // Where a visit only belongs to another job now, they go there as before.
    .where(sql<boolean>`not event.payload ? 'moved_to'`)
    .limit(mostTold)
    .execute()
  const latest = rows.filter(({ lead_id }, at) => rows.findIndex((row) => row.lead_id === lead_id) === at)
  return latest.map((row) => toReassigned(row, employee))
}

/** For who has the request open that was taken from them. Of a request that they never had there is nothing to say. */
export async function getReassigned(
  world: World,
  { employee }: Allowed<'leads.view'>,
  leadId: string,
): Promise<Reassigned> {
  const found = await findReassigned(world, employee.id, leadId)
  if (!found) throw noSuchRequest()
  return toReassigned(found, employee)
}

/** Why the person does not find the request: it was theirs and is no more, or there is none for them. */
export async function refusalToMissing(world: World, employeeId: string, leadId: string): Promise<Refusal> {
  const found = await findReassigned(world, employeeId, leadId)
  const canceled = await findCanceledFor(world, employeeId, leadId)
  if (canceled && (!found || found.at <= canceled.at))
    return new Refusal(404, 'lead-reassigned', canceledSentence(canceled))
  if (!found) return noSuchRequest()
  if (found.moved_number)
    return new Refusal(404, 'lead-reassigned', `This visit now belongs to ${found.moved_number}.`)
  const sentence = found.to
    ? 'This request was assigned to someone else.'
    : 'This request is no longer assigned to you.'
  return new Refusal(404, 'lead-reassigned', sentence)
}

/** Nobody took it from them: the office canceled the visit by which they had it. */
function findCanceledFor({ db }: World, employeeId: string, leadId: string) {
  return db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .innerJoin('job', 'job.id', 'visit.job_id')
    .select((row) => ['job.number', row.ref('visit.canceled_at').$notNull().as('at')])
    .where('visit.job_id', '=', leadId)
    .where('visit_person.employee_id', '=', employeeId)
    .where('visit.canceled_at', 'is not', null)
    .orderBy('visit.canceled_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function canceledSentence({ number }: { number: string }) {
  return `The visit to ${number} was canceled. Call the office if you were there.`
}

function findReassigned(world: World, employeeId: string, leadId: string) {
  return reassignedFrom(world, employeeId).where('lead.id', '=', leadId).limit(1).executeTakeFirst()
}

function reassignedFrom(world: World, employeeId: string) {
  return (
    world.db
      .selectFrom('event')
      .innerJoin('lead', 'lead.id', 'event.subject')
      .leftJoin('employee as giver', 'giver.id', 'event.employee_id')
      .leftJoin('employee as receiver', (on) =>
        on.on('receiver.id', '=', sql<string>`(event.payload->>'to')::uuid`),
      )
      .leftJoin('job as moved', (on) =>
        on.on('moved.id', '=', sql<string>`(event.payload->>'moved_to')::uuid`),
      )
      .select(['event.id', 'event.at', 'lead.id as lead_id', 'lead.reference'])
      .select(['moved.id as moved_id', 'moved.number as moved_number'])
      .select(['giver.name as by', 'giver.id as by_id', 'giver.mobile'])
      .select(['receiver.name as to', 'receiver.id as to_id'])
      .select(arrivedAt(world, employeeId).as('arrived_at'))
      .where('event.name', '=', leadAssigned.name)
      .where(sql<boolean>`event.payload->>'from' = ${employeeId}`)
      // Whoever is sent there goes on seeing it.
      .where(sql<boolean>`not ${visibleTo({ employee: { id: employeeId }, scope: 'assigned' })}`)
      .orderBy('event.id', 'desc')
  )
}

type Row = Omit<Reassigned, 'at' | 'phone' | 'arrived_at' | 'moved_to'> & {
  moved_id: string | null
  moved_number: string | null
  at: Date
  arrived_at: Date | null
  mobile: string | null
}

/** The number of a colleague is told to nobody who may not see people. */
function toReassigned(
  { at, arrived_at, mobile, moved_id, moved_number, ...row }: Row,
  { permissions }: SignedIn,
): Reassigned {
  const phone = permissions['employees.view'] === 'all' && mobile ? mobile : null
  const moved = moved_id !== null &&
    moved_number !== null && { moved_to: { id: moved_id, number: moved_number } }
  return { ...row, ...moved, at: at.toISOString(), arrived_at: arrived_at?.toISOString() ?? null, phone }
}

function noSuchRequest() {
  return new Refusal(404, 'lead-not-found', 'Request not found.')
}
