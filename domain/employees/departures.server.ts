import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { forgetCode } from './codes.server.ts'
import { isOwner, lockEmployee, lockOwners, requireOwner, requireReach, rolesOf } from './reach.server.ts'
import { employeeLeft, employeeReturned, employeeSuspended } from './employee-events.ts'
import { signedOutByOther } from './access-events.ts'

type Manager = Allowed<'employees.deactivate'>
type Change = { id: string; revision: number }

/** The person can't sign in from now on. The caller ends their sessions and reassigns their requests. */
export function suspendEmployee(world: World, manager: Manager, change: Change): Promise<void> {
  return endAccess(world, manager, { ...change, isForGood: false })
}

/** The person leaves the company and stays in the history. The caller ends their sessions and reassigns their requests. */
export function letEmployeeGo(world: World, manager: Manager, change: Change): Promise<void> {
  return endAccess(world, manager, { ...change, isForGood: true })
}

/** Ends a suspension, and takes back who had left. */
export function letEmployeeReturn(world: World, manager: Manager, change: Change): Promise<void> {
  return inTransaction(world, async (world) => {
    const employee = await lockEmployee(world, manager, change)
    if (!employee.suspended_at) return
    requireReach(manager, await rolesOf(world, change.id))
    await world.db
      .updateTable('employee')
      .set({ suspended_at: null, left_at: null, revision: change.revision + 1 })
      .where('id', '=', change.id)
      .execute()
    await announce(world, employeeReturned, { employee_id: change.id }, manager.employee.id)
  })
}

/** Writes down that someone ended all sessions of the person. */
export function recordSignedOut(world: World, manager: Manager, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    await lockEmployee(world, manager, { id })
    requireReach(manager, await rolesOf(world, id))
    await announce(world, signedOutByOther, { employee_id: id }, manager.employee.id)
  })
}

function endAccess(
  world: World,
  manager: Manager,
  { id, revision, isForGood }: Change & { isForGood: boolean },
) {
  return inTransaction(world, async (world) => {
    await lockOwners(world)
    const employee = await lockEmployee(world, manager, { id, revision })
    if (id === manager.employee.id) {
      throw new Refusal(409, 'oneself', 'You can’t do this to your own account. Ask someone else to do it.')
    }
    const roles = await rolesOf(world, id)
    requireReach(manager, roles)
    if (employee.left_at) throw new Refusal(409, 'has-left', `${employee.name} is already marked as left.`)
    if (employee.suspended_at && !isForGood) return

    const now = world.now()
    const left_at = isForGood ? now : null
    await world.db
      .updateTable('employee')
      .set({ suspended_at: employee.suspended_at ?? now, left_at, revision: revision + 1 })
      .where('id', '=', id)
      .execute()
    await forgetCode(world, id)
    if (isOwner(roles)) await requireOwner(world)
    const kind = isForGood ? employeeLeft : employeeSuspended
    await announce(world, kind, { employee_id: id }, manager.employee.id)
  })
}
