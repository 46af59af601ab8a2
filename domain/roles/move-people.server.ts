import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from './allowed.ts'
import { employeeRolesChanged } from '#domain/employees/employee-events.ts'

/** Takes a role from everyone who has it, and gives them the other beside what else they have. Returns who they are. */
export async function movePeople(
  world: World,
  editor: Allowed<'roles.edit'>,
  { from, to }: { from: string; to: string | null },
): Promise<string[]> {
  const ids = await peopleWith(world, from)
  if (ids.length === 0) return ids
  if (!to) {
    const who = ids.length === 1 ? '1 person has' : `${ids.length} people have`
    throw new Refusal(409, 'role-in-use', `${who} this role. Choose a role to replace it.`)
  }

  const before = await roleNamesOf(world, ids)
  await world.db
    .insertInto('employee_role')
    .values(ids.map((employee_id) => ({ employee_id, role_id: to })))
    .onConflict((row) => row.doNothing())
    .execute()
  await world.db.deleteFrom('employee_role').where('role_id', '=', from).execute()
  await world.db
    .updateTable('employee')
    .set((employee) => ({ revision: employee('revision', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  // A code was given out for what the person could do then.
  await world.db.deleteFrom('access_code').where('employee_id', 'in', ids).execute()
  const after = await roleNamesOf(world, ids)
  for (const employee_id of ids) {
    const names = { before: before.get(employee_id) ?? [], after: after.get(employee_id) ?? [] }
    await announce(world, employeeRolesChanged, { employee_id, ...names }, editor.employee.id)
  }
  return ids
}

/** Locked in one order, so that no one changes their roles or assigns them a request meanwhile. */
export async function peopleWith({ db }: World, roleId: string) {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('id', 'in', (person) =>
      person.selectFrom('employee_role').select('employee_id').where('role_id', '=', roleId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

async function roleNamesOf({ db }: World, ids: string[]) {
  const rows = await db
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select(['employee_id', 'role.name'])
    .where('employee_id', 'in', ids)
    .orderBy('role.name')
    .execute()
  const names = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const { employee_id, name } of rows) names.get(employee_id)?.push(name)
  return names
}
