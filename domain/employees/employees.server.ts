import { hashContent } from '#platform/content-hash.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from './may-sign-in.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import type { EmployeeFacts } from './employee-fields.ts'
import type { NewEmployee } from './employee-record.ts'
import { factsFromName } from './facts.ts'
import { requireReach } from './reach.server.ts'
import { requireRoles } from './roles-of-people.server.ts'
import { nameTaken } from './username-taken.ts'
import { employeeCreated } from './employee-events.ts'

/** Someone whom the product itself makes, with a password, of which it is given the hash. */
export type FirstEmployee = {
  username: string
  name: string
  password_hash: string
  /** The name of a role that exists. */
  role: string
  must_change_password: boolean
  facts?: Partial<EmployeeFacts>
}

/** Takes a person in once, without a password: the same id with the same content changes nothing. */
export function addEmployee(
  world: World,
  manager: Allowed<'employees.create'>,
  { id, role_ids, ...facts }: NewEmployee,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const roles = await requireRoles(world, role_ids)
    requireReach(manager, roles)
    const content_hash = hashContent({ ...facts, role_ids: roles.map((role) => role.id) })
    const access = { password_hash: null, must_change_password: false, content_hash }
    const isNew = await insertEmployee(world, { id, ...facts, ...access }, roles)
    if (isNew) await announce(world, employeeCreated, { employee_id: id }, manager.employee.id)
    else await requireSame(world, id, content_hash)
    return { isNew }
  })
}

/** Makes a person who may sign in. Returns the id. */
export function createEmployee(world: World, employee: FirstEmployee): Promise<string> {
  const id = newId(world.now().getTime())
  const { password_hash, must_change_password } = employee
  return inTransaction(world, async (world) => {
    const role = await world.db
      .selectFrom('role')
      .select('id')
      .where('name', '=', employee.role)
      .executeTakeFirstOrThrow()
    const access = { password_hash, must_change_password, content_hash: null }
    const facts = { ...factsFromName(employee), ...employee.facts }
    if (!(await insertEmployee(world, { id, ...facts, ...access }, [role]))) throw nameTaken()
    await announce(world, employeeCreated, { employee_id: id })
    return id
  })
}

export async function hasEmployees({ db }: World): Promise<boolean> {
  return (await db.selectFrom('employee').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Those who may do everything and may sign in. */
export function listOwners({ db }: World): Promise<{ id: string; username: string }[]> {
  return db
    .selectFrom('employee')
    .innerJoin('employee_role', 'employee_role.employee_id', 'employee.id')
    .select(['employee.id', 'employee.username'])
    .where('role_id', '=', ownerRoleId)
    .where(maySignIn)
    .orderBy('employee.created_at')
    .execute()
}

type Columns = EmployeeFacts & {
  id: string
  password_hash: string | null
  must_change_password: boolean
  content_hash: string | null
}

/** False where the id or the username is taken. */
async function insertEmployee({ db, now }: World, columns: Columns, roles: readonly { id: string }[]) {
  const inserted = await db
    .insertInto('employee')
    .values({ ...columns, revision: 1, suspended_at: null, created_at: now() })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await db
    .insertInto('employee_role')
    .values(roles.map(({ id }) => ({ employee_id: columns.id, role_id: id })))
    .execute()
  return true
}

async function requireSame({ db }: World, id: string, contentHash: string) {
  const known = await db.selectFrom('employee').select('content_hash').where('id', '=', id).executeTakeFirst()
  if (!known) throw nameTaken()
  if (known.content_hash !== contentHash)
    throw new Refusal(409, 'employee-differs', 'A different person was already added with this ID.')
}
