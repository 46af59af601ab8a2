import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from './may-sign-in.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { beyond, readGrants } from '#domain/roles/grants.ts'
import { inSight } from '#domain/roles/in-sight.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { visibleTo } from './visible.ts'
import {
  employeeChanged,
  employeeCostChanged,
  employeeLeft,
  employeeReturned,
  employeeRolesChanged,
  employeeSuspended,
} from './employee-events.ts'

/** Someone who acts on another person. */
export type Actor = Pick<Allowed<Permission>, 'employee' | 'scope'>
export type HeldRole = { id: string; name: string; permissions: string[] }

const changes = [
  employeeChanged,
  employeeRolesChanged,
  employeeCostChanged,
  employeeSuspended,
  employeeLeft,
  employeeReturned,
].map(({ name }) => name)

/** Locks the person until the transaction ends. Without `revision`, whatever the current revision is. */
export async function lockEmployee(
  world: World,
  actor: Actor,
  { id, revision }: { id: string; revision?: number },
) {
  const row = await world.db
    .selectFrom('employee')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo(actor))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'employee-not-found', 'Person not found.')
  if (revision === undefined || row.revision === revision) return row
  const by = await lastChanger(world, id)
  throw new Refusal(409, 'employee-moved-on', `${by ?? 'Someone else'} changed ${row.name}’s record.`)
}

/** Their roles, by name. */
export function rolesOf({ db }: World, employeeId: string): Promise<HeldRole[]> {
  return db
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select(['role.id', 'role.name', 'role.permissions'])
    .where('employee_id', '=', employeeId)
    .orderBy('role.name')
    .execute()
}

export function grantsOf(roles: readonly HeldRole[]) {
  return inSight(readGrants(roles.flatMap(({ permissions }) => permissions)))
}

/**
 * Whoever acts on a person's access, or gives a role, must hold everything that comes with it: else they could take over
 * someone who may do more, by a code, say.
 */
export function requireReach(actor: Actor, roles: readonly HeldRole[]) {
  const permission = beyondReach(actor, roles)
  if (!permission) return
  throw new Refusal(
    403,
    'beyond-own-rights',
    'This needs permissions that you don’t have. Ask someone who has them.',
    { permission },
  )
}

/** A permission that comes with the roles and that the actor lacks; null where they hold all. */
export function beyondReach({ employee }: Actor, roles: readonly HeldRole[]) {
  return beyond(employee.permissions, grantsOf(roles))[0] ?? null
}

/** From here on others who could leave the company without an owner wait for this transaction. Take it before any other lock. */
export async function lockOwners({ db }: World) {
  await db
    .selectFrom('role')
    .select('id')
    .where('id', '=', ownerRoleId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** To be asked after the change. */
export async function requireOwner({ db }: World) {
  const owner = await db
    .selectFrom('employee_role')
    .innerJoin('employee', 'employee.id', 'employee_role.employee_id')
    .select('employee.id')
    .where('role_id', '=', ownerRoleId)
    .where(maySignIn)
    .limit(1)
    .executeTakeFirst()
  if (owner) return
  throw new Refusal(
    409,
    'last-owner',
    'This is the only owner who can sign in. Make someone else an owner first.',
  )
}

export function isOwner(roles: readonly HeldRole[]) {
  return roles.some(({ id }) => id === ownerRoleId)
}

async function lastChanger({ db }: World, id: string) {
  const row = await db
    .selectFrom('event')
    .innerJoin('employee', 'employee.id', 'event.employee_id')
    .select('employee.name')
    .where('subject', '=', id)
    .where('event.name', 'in', changes)
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name
}
