import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { forgetFactors } from '#domain/factors/factors.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { endSessions } from '#domain/sessions/end-sessions.server.ts'
import { recordFactorsLost, recordFactorsTaken } from './lost-factors.server.ts'

/** Takes every second factor of a person who lost them away, and signs them out everywhere. */
export function takeLostFactors(
  world: World,
  manager: Allowed<'employees.resetPassword'>,
  id: string,
): Promise<void> {
  return inTransaction(world, async (world) => {
    await recordFactorsTaken(world, manager, id)
    await forgetFactors(world, id)
    await endSessions(world, { why: 'factors-taken', employee_id: id })
  })
}

/** The same from the command line of the machine. False where there is no factor to take. */
export function removeLostFactors(world: World, id: string): Promise<boolean> {
  return inTransaction(world, async (world) => {
    if (!(await recordFactorsLost(world, id))) return false
    await forgetFactors(world, id)
    await endSessions(world, { why: 'factors-taken', employee_id: id })
    return true
  })
}
