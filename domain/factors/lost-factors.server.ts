import { announce } from '#platform/events.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { World } from '#platform/world.ts'
import { factorsTaken } from '#domain/employees/employee.ts'
import { endOpenSessions, lockAccess } from '#domain/sessions/sessions.server.ts'
import { forgetFactors, hasAnyFactor } from './factors.server.ts'

/**
 * For whoever sits at the machine that the product runs on: takes every second factor of a person away and ends their sessions.
 * False where there is none to take.
 */
export function removeLostFactors(world: World, employeeId: string): Promise<boolean> {
  return inTransaction(world, async (world) => {
    await lockAccess(world, employeeId)
    if (!(await hasAnyFactor(world, employeeId))) return false
    await forgetFactors(world, employeeId)
    await endOpenSessions(world, employeeId, null)
    await announce(world, factorsTaken, { employee_id: employeeId })
    return true
  })
}
