import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readGrants } from '#domain/roles/grants.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { shownPeople, type PeopleWhoMay } from '#domain/roles/role.ts'
import { isOpen } from '#domain/sessions/open-session.ts'
import { maySignIn } from './may-sign-in.ts'
import { mayWork, rolesThatAllow } from './may-work.ts'

const mostNames = 500

/** Whom a dispatcher can assign requests to: those who may sign in, see requests and work on them, by name. */
export function listAssignees(
  { db }: World,
  _dispatcher: Allowed<'leads.assign'>,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('employee')
    .select(['id', 'name'])
    .where(mayWork)
    .orderBy('name')
    .orderBy('id')
    .limit(mostNames)
    .execute()
}

/** To whom a conversation of the chat can be given, by name, and whether they are signed in on any device and when they last were there. */
export async function listRepliers(world: World, _replier: Allowed<'chat.reply'>) {
  const people = await listAllWhoMay(world, 'chat.reply')
  const ids = people.map(({ id }) => id)
  const now = world.now()
  const open = await world.db
    .selectFrom('session')
    .select(['employee_id', (session) => session.fn.max('seen_at').as('seen_at')])
    .where('employee_id', 'in', ids)
    .where((session) => isOpen(session, now))
    .groupBy('employee_id')
    .execute()
  const seen = new Map(open.map(({ employee_id, seen_at }) => [employee_id, seen_at.toISOString()]))
  return people.map(({ id, name }) => ({ id, name, seen_at: seen.get(id) ?? null }))
}

/** Those who may sign in and have the permission for everything there is, by name, with where to reach them. */
export function listAllWhoMay({ db }: World, permission: Permission) {
  return db
    .selectFrom('employee')
    .select(['id', 'name', 'email', 'mobile'])
    .where(maySignIn)
    .where((employee) => employee.exists(rolesThatAllow(employee, permission, ['all'])))
    .orderBy('name')
    .orderBy('id')
    .limit(mostNames)
    .execute()
}

/** Those who hold the role and may sign in, by name, with where to reach them. */
export function listHolders({ db }: World, roleId: string) {
  return db
    .selectFrom('employee')
    .innerJoin('employee_role', 'employee_role.employee_id', 'employee.id')
    .select(['id', 'name', 'email', 'mobile'])
    .where(maySignIn)
    .where('role_id', '=', roleId)
    .orderBy('name')
    .orderBy('id')
    .limit(mostNames)
    .execute()
}

/** Who has this permission, how far, and by which of their roles: those who may sign in, by name. */
export async function whoMay(
  { db }: World,
  _viewer: Allowed<'roles.view'>,
  permission: Permission,
): Promise<PeopleWhoMay> {
  const people = db
    .selectFrom('employee')
    .where(maySignIn)
    .where((employee) => employee.exists(rolesThatAllow(employee, permission)))
  const [{ count }, rows] = await Promise.all([
    people.select((person) => person.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    people
      .select(['id', 'name'])
      .select((employee) => [
        rolesThatAllow(employee, permission)
          .clearSelect()
          .select(sql<string[]>`array_agg(role.name order by lower(role.name))`.as('names'))
          .as('roles'),
        rolesThatAllow(employee, permission)
          .clearSelect()
          .select(sql<string[]>`array_agg(array_to_string(role.permissions, ' '))`.as('grants'))
          .as('grants'),
      ])
      .orderBy('name')
      .orderBy('id')
      .limit(shownPeople)
      .execute(),
  ])
  return {
    count: Number(count),
    people: rows.map(({ grants, roles, ...person }) => ({
      ...person,
      scope: readGrants((grants ?? []).flatMap((texts) => texts.split(' ')))[permission] ?? 'own',
      roles: roles ?? [],
    })),
  }
}
