import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { lockEmployee, requireReach, rolesOf } from './reach.server.ts'
import { factorsTaken } from './access-events.ts'

/** Records that someone removes all of a person's second factors. The caller removes them and ends the sessions. */
export function recordFactorsTaken(
  world: World,
  manager: Allowed<'employees.resetPassword'>,
  id: string,
): Promise<void> {
  return inTransaction(world, async (world) => {
    const employee = await lockEmployee(world, manager, { id })
    requireReach(manager, await rolesOf(world, id))
    if (id === manager.employee.id)
      throw new Refusal(409, 'oneself', 'Remove your own two-step verification in your profile.')
    if (!(await hasSecondFactor(world, id)))
      throw new Refusal(409, 'no-factor', `${employee.name} doesn’t use two-step verification.`)
    await announce(world, factorsTaken, { employee_id: id }, manager.employee.id)
  })
}

/** The same from the server's command line. Returns false if the person has no factor. */
export function recordFactorsLost(world: World, id: string): Promise<boolean> {
  return inTransaction(world, async (world) => {
    await world.db
      .selectFrom('employee')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (!(await hasSecondFactor(world, id))) return false
    await announce(world, factorsTaken, { employee_id: id })
    return true
  })
}

export async function hasSecondFactor({ db }: World, employeeId: string) {
  const app = await db
    .selectFrom('totp')
    .select('employee_id')
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  if (app) return true
  const passkey = await db
    .selectFrom('passkey')
    .select('id')
    .where('employee_id', '=', employeeId)
    .limit(1)
    .executeTakeFirst()
  return passkey !== undefined
}
