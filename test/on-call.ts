import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { ShiftLine } from '#domain/shifts/shift.ts'
import { aLeadRequest, unsuspected } from './a-lead.ts'
import { aPerson, type Person } from './people.ts'
import { createTestWorld, type TestWorld } from './world.ts'

/** Someone who may take any request, and can be reached outside of the portal. */
export async function aReachable(test: TestWorld, name: string, role = 'Dispatcher') {
  const person = await aPerson(test, role, name)
  const first = name.split(' ')[0]?.toLowerCase() ?? ''
  const mobile = `+1330555${String(2000 + reachable++).slice(-4)}`
  await test.world.db
    .updateTable('employee')
    .set({ email: `${first}@real-company.us`, mobile })
    .where('id', '=', person.id)
    .execute()
  return { ...person, mobile, email: `${first}@real-company.us` }
}
let reachable = 0

/** Puts someone on call from now on, for twelve hours. */
export function putOnCall(test: TestWorld, person: { id: string }, line: ShiftLine) {
  return putOnCallFor(test, person, { line, span: 12 * hour })
}

/** The same for so many milliseconds. */
export async function putOnCallFor(
  test: TestWorld,
  person: { id: string },
  { line, span }: { line: ShiftLine; span: number },
) {
  const starts_at = test.world.now()
  const ends_at = new Date(starts_at.getTime() + span)
  const id = newId()
  await test.world.db
    .insertInto('shift')
    .values({ id, employee_id: person.id, line, starts_at, ends_at, revision: 1 })
    .execute()
  return id
}

/** A request comes in, from a sender of its own unless one is given, and all that follows at once is done. */
export async function aLeadComesIn(
  test: TestWorld,
  overrides: Record<string, unknown> = {},
  source?: string,
) {
  const request = aLeadRequest({ town: 'Salem', ...overrides })
  const { id } = await receiveLead(test.world, request, { ...unsuspected, ...(source && { source }) })
  await test.workUntilIdle()
  return id
}

/** Whom an alert reached, in the order of the steps: "0 mail Ann Miller". That of a request has its ID. */
export async function deliveriesOf({ world }: TestWorld, alertId: string) {
  const rows = await world.db
    .selectFrom('delivery')
    .innerJoin('employee', 'employee.id', 'delivery.employee_id')
    .select(['step', 'channel', 'name'])
    .where('alert_id', '=', alertId)
    .where('delivery.status', 'in', ['sent', 'kept'])
    .orderBy('step')
    .orderBy('name')
    .orderBy('channel')
    .execute()
  return rows.map(({ step, channel, name }) => `${step} ${channel} ${name}`)
}

/** What the record of a request says, oldest first. */
export async function historyOf({ world }: TestWorld, viewer: Person, leadId: string) {
  const { history } = await getLead(world, allow(viewer, 'leads.view'), leadId)
  return history.toReversed()
}

/** Undoes the claim as the portal does: it hands the request to no one. */
export async function unclaim(person: Person, leadId: string, revision: number) {
  const json = { employee_id: null, revision }
  return person.request(`/api/leads/${leadId}/assignee`, { method: 'PUT', json })
}

export function claim(person: Person, leadId: string) {
  return person.request(`/api/leads/${leadId}/claim`, { method: 'POST' })
}

/** Three who take requests, and one who does not. */
export async function aFirm() {
  const test = await createTestWorld()
  const ann = await aReachable(test, 'Ann Miller')
  const bo = await aReachable(test, 'Bo Starling')
  const cy = await aReachable(test, 'Cy Heron', 'Office manager')
  const tech = await aReachable(test, 'Tess Wren', 'Technician')
  return { test, ann, bo, cy, tech }
}

/** How far an alert went, and how it ended. That of a request has its ID. */
export async function toAlert(test: TestWorld, alertId: string) {
  const row = await test.world.db.selectFrom('alert').selectAll().where('id', '=', alertId).executeTakeFirst()
  return row && { step: row.step, reason: row.reason, settled_by: row.settled_by }
}
