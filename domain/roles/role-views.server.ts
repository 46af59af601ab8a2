import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import type { Allowed } from './allowed.ts'
import { readGrants } from './grants.ts'
import { mostRoles, shownPeople, type Role, type RoleDetail } from './role.ts'

/** Every role: first those that the portal came with, in the order of their making, then the company's own by name. */
export async function listRoles(world: World, _viewer: Allowed<'roles.view'>): Promise<Role[]> {
  const rows = await selectRoles(world)
    .orderBy('is_system', 'desc')
    .orderBy((role) => role.case().when('is_system', '=', true).then(role.cast<string>('id', 'text')).end())
    .orderBy((role) => role.fn<string>('lower', ['name']))
    .limit(mostRoles + 1)
    .execute()
  return rows.map(toRole)
}

export async function getRole(world: World, _viewer: Allowed<'roles.view'>, id: string): Promise<RoleDetail> {
  const row = await selectRoles(world).where('role.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal(404, 'role-not-found', 'Role not found.')
  return { ...toRole(row), people: await peopleOf(world, id) }
}

function selectRoles({ db }: World) {
  return db
    .selectFrom('role')
    .select(['id', 'name', 'description', 'permissions', 'demands_factor', 'is_system', 'revision'])
    .select((role) =>
      role
        .selectFrom('employee_role')
        .select((person) => person.fn.countAll<string>().as('count'))
        .whereRef('role_id', '=', 'role.id')
        .as('people_count'),
    )
}

function toRole<Row extends { permissions: string[]; people_count: string | null }>({
  permissions,
  people_count,
  ...row
}: Row) {
  return { ...row, permissions: readGrants(permissions), people_count: Number(people_count) }
}

function peopleOf({ db }: World, roleId: string) {
  return db
    .selectFrom('employee_role')
    .innerJoin('employee', 'employee.id', 'employee_role.employee_id')
    .select(['employee.id', 'employee.name'])
    .select((person) => person.cast<boolean>(maySignIn(person), 'boolean').as('may_sign_in'))
    .where('role_id', '=', roleId)
    .orderBy(maySignIn, 'desc')
    .orderBy('employee.name')
    .orderBy('employee.id')
    .limit(shownPeople)
    .execute()
}
