import { announce } from '#platform/events/events.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { RolesChange } from './employee-record.ts'
import {
  grantsOf,
  isOwner,
  lockEmployee,
  lockOwners,
  requireOwner,
  requireReach,
  rolesOf,
  type HeldRole,
} from './reach.server.ts'
import { employeeRolesChanged } from './employee-events.ts'

/** Gives the person these roles and no others; it counts from their next request on. */
export function changeRoles(
  world: World,
  editor: Allowed<'employees.edit'>,
  { id, revision, role_ids }: RolesChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await lockOwners(world)
    const employee = await lockEmployee(world, editor, { id, revision })
    const before = await rolesOf(world, id)
    const after = await requireRoles(world, role_ids)
    if (namesOf(before).join() === namesOf(after).join()) return
    requireReach(editor, [...before, ...after])
    if (id === editor.employee.id) requireWayBack(after)

    await replaceRoles(world, id, after)
    await world.db
      .updateTable('employee')
      .set({ revision: employee.revision + 1 })
      .where('id', '=', id)
      .execute()
    if (isOwner(before)) await requireOwner(world)
    const names = { before: namesOf(before), after: namesOf(after) }
    await announce(world, employeeRolesChanged, { employee_id: id, ...names }, editor.employee.id)
  })
}

/** Sorted by name, and locked against deletion until the transaction ends. */
export async function requireRoles({ db }: World, ids: readonly string[]): Promise<HeldRole[]> {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'name', 'permissions'])
    .where('id', 'in', ids)
    .orderBy('name')
    .forKeyShare()
    .execute()
  if (roles.length === new Set(ids).size) return roles
  throw fieldRefusal('role_ids', 'One of these roles was deleted. Choose again.', { code: 'role-not-found' })
}

async function replaceRoles({ db }: World, employee_id: string, roles: readonly HeldRole[]) {
  await db.deleteFrom('employee_role').where('employee_id', '=', employee_id).execute()
  await db
    .insertInto('employee_role')
    .values(roles.map(({ id }) => ({ employee_id, role_id: id })))
    .execute()
}

function requireWayBack(roles: readonly HeldRole[]) {
  const { 'employees.view': view, 'employees.edit': edit } = grantsOf(roles)
  if (view && edit) return
  throw new Refusal(
    409,
    'locks-oneself-out',
    'With these roles, you could no longer edit roles. Ask someone else to make this change.',
  )
}

function namesOf(roles: readonly HeldRole[]) {
  return roles.map(({ name }) => name)
}
