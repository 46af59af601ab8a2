import { inTransaction } from '#platform/transaction.ts'
import type { World } from '#platform/world.ts'
import { recordFactorsLost } from '#domain/employees/lost-factors.server.ts'
import { forgetFactors } from '#domain/factors/factors.server.ts'
import { endOpenSessions } from '#domain/sessions/sessions.server.ts'

/** Takes every second factor of a person away and ends their sessions. False where there is none to take. */
export function removeLostFactors(world: World, employeeId: string): Promise<boolean> {
  return inTransaction(world, async (world) => {
    if (!(await recordFactorsLost(world, employeeId))) return false
    await forgetFactors(world, employeeId)
    await endOpenSessions(world, employeeId, null)
    return true
  })
}
