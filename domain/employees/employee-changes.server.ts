import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { requireContactReach } from './contact-reach.server.ts'
import type { CostChange, EmployeeChange } from './employee-record.ts'
import { compareFacts, isSame } from './facts.ts'
import { lockEmployee, rolesOf } from './reach.server.ts'
import { refuseTakenName } from './username-taken.ts'
import { employeeChanged, employeeCostChanged } from './employee-events.ts'

/** Changes a person's details. `revision` is the one the editor saw. */
export function changeEmployee(
  world: World,
  editor: Allowed<'employees.edit'>,
  { id, revision, ...facts }: EmployeeChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const employee = await lockEmployee(world, editor, { id, revision })
    const difference = compareFacts(employee, facts)
    if (isSame(difference)) return
    requireContactReach(editor, await rolesOf(world, id), { before: employee, after: facts })
    await world.db
      .updateTable('employee')
      .set({ ...facts, revision: revision + 1 })
      .where('id', '=', id)
      .execute()
      .catch(refuseTakenName)
    await announce(world, employeeChanged, { employee_id: id, ...difference }, editor.employee.id)
  })
}

export function changeCost(
  world: World,
  keeper: Allowed<'employees.viewCost'>,
  { id, revision, hourly_cost_cents }: CostChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const employee = await lockEmployee(world, keeper, { id, revision })
    if (employee.hourly_cost_cents === hourly_cost_cents) return
    await world.db
      .updateTable('employee')
      .set({ hourly_cost_cents, revision: revision + 1 })
      .where('id', '=', id)
      .execute()
    const before = { hourly_cost_cents: employee.hourly_cost_cents }
    const change = { employee_id: id, before, after: { hourly_cost_cents } }
    await announce(world, employeeCostChanged, change, keeper.employee.id)
  })
}
