import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { codeLife, hashCode, newCode } from './access-code.ts'
import type { IssuedCode } from './employee-record.ts'
import { lockEmployee, requireReach, rolesOf } from './reach.server.ts'
import { codeIssued } from './access-events.ts'

/** Creates a one-time code for choosing a password. It is shown only now, and earlier codes stop working. */
export function issueCode(
  world: World,
  manager: Allowed<'employees.resetPassword'>,
  id: string,
): Promise<IssuedCode> {
  return inTransaction(world, async (world) => {
    const employee = await lockEmployee(world, manager, { id })
    requireReach(manager, await rolesOf(world, id))
    if (id === manager.employee.id)
      throw new Refusal(409, 'oneself', 'Change your own password in your profile.')
    if (employee.suspended_at)
      throw new Refusal(409, 'may-not-sign-in', `${employee.name} can’t sign in. Reactivate them first.`)

    const code = newCode()
    const issued_at = world.now()
    const expires_at = new Date(issued_at.getTime() + codeLife)
    const purpose = employee.password_hash ? 'reset' : 'activation'
    const code_hash = hashCode(world.secret, id, code)
    const columns = { code_hash, purpose, issued_by: manager.employee.id, issued_at, expires_at } as const
    await world.db
      .insertInto('access_code')
      .values({ employee_id: id, ...columns })
      .onConflict((row) => row.column('employee_id').doUpdateSet(columns))
      .execute()
    await announce(world, codeIssued, { employee_id: id, purpose }, manager.employee.id)
    return { code, purpose, expires_at: expires_at.toISOString() }
  })
}

export async function forgetCode({ db }: World, employeeId: string) {
  await db.deleteFrom('access_code').where('employee_id', '=', employeeId).execute()
}
