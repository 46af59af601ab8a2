import { announce } from '#platform/events.ts'
import { hashPassword } from '#platform/passwords.ts'
import { inTransaction } from '#platform/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { employeeCreated } from './employee.ts'

export type NewEmployee = {
  username: string
  name: string
  password: string
  role: string
  mustChangePassword: boolean
}

/** Makes a person who may sign in. `role` is the name of a role that exists. Returns the id. */
export async function createEmployee(world: World, employee: NewEmployee): Promise<string> {
  const password_hash = await hashPassword(employee.password)
  const id = newId(world.now().getTime())

  return inTransaction(world, async (world) => {
    const role = await world.db
      .selectFrom('role')
      .select('id')
      .where('name', '=', employee.role)
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('employee')
      .values({
        id,
        username: employee.username,
        name: employee.name,
        password_hash,
        must_change_password: employee.mustChangePassword,
        suspended_at: null,
        created_at: world.now(),
      })
      .execute()
    await world.db.insertInto('employee_role').values({ employee_id: id, role_id: role.id }).execute()
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
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select(['employee.id', 'employee.username'])
    .where('role.name', '=', 'Owner')
    .where('suspended_at', 'is', null)
    .orderBy('employee.created_at')
    .execute()
}
