import type { World } from '#platform/world.ts'
import { isOpen } from '#domain/sessions/open-session.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { employeeParts, fieldNames, ownFields, type EmployeeField } from './employee-fields.ts'
import { hasSecondFactor } from './lost-factors.server.ts'
import { beyondReach, rolesOf } from './reach.server.ts'

const mostDevices = 100

/** What a person's own page has beside their row, without what the viewer may not see. */
export async function detailsFor(world: World, viewer: Allowed<'employees.view'>, id: string) {
  const { employee } = viewer
  const may = employee.permissions
  const isOneself = id === employee.id
  const fields = fieldNames.filter((field) => maySee(field, viewer, isOneself))
  const { hourly_cost_cents, created_at, ...facts } = await factsOf(world, id, fields)
  return {
    ...facts,
    created_at: created_at.toISOString(),
    ...(may['employees.edit'] && { may_change_contact: await mayChangeContact(world, viewer, id) }),
    ...(may['employees.viewCost'] && { hourly_cost_cents }),
    ...((may['employees.deactivate'] || isOneself) && { devices: await devicesOf(world, id) }),
    open_leads: await countOpenLeads(world, id),
    code_expires_at: may['employees.resetPassword'] ? await codeExpiryOf(world, id) : null,
    ...(may['employees.resetPassword'] && { has_second_factor: await hasSecondFactor(world, id) }),
  }
}

function maySee(field: EmployeeField, { employee }: Allowed<'employees.view'>, isOneself: boolean) {
  if (employee.permissions['employees.edit'] || !isIn(employeeParts.private, field)) return true
  return isOneself && isIn(ownFields, field)
}

function isIn(fields: readonly EmployeeField[], field: EmployeeField) {
  return fields.includes(field)
}

async function mayChangeContact(world: World, viewer: Allowed<'employees.view'>, id: string) {
  return beyondReach(viewer, await rolesOf(world, id)) === null
}

function factsOf({ db }: World, id: string, fields: readonly EmployeeField[]) {
  return db
    .selectFrom('employee')
    .select(fields)
    .select(['hourly_cost_cents', 'revision', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function devicesOf({ db, now }: World, employeeId: string) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'seen_at', 'expires_at'])
    .where('employee_id', '=', employeeId)
    .where((device) => isOpen(device, now()))
    .orderBy('seen_at', 'desc')
    .limit(mostDevices)
    .execute()
  return rows.map(({ created_at, seen_at, expires_at, ...device }) => ({
    ...device,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    is_remembered: expires_at === null,
  }))
}

async function countOpenLeads({ db }: World, employeeId: string) {
  const { count } = await db
    .selectFrom('lead')
    .select((lead) => lead.fn.countAll<string>().as('count'))
    .where('assigned_to', '=', employeeId)
    .where('status', '!=', 'closed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function codeExpiryOf({ db, now }: World, employeeId: string) {
  const code = await db
    .selectFrom('access_code')
    .select('expires_at')
    .where('employee_id', '=', employeeId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return code?.expires_at.toISOString() ?? null
}
