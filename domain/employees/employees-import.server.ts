import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { changeEmployee } from './employee-changes.server.ts'
import { type ImportPlan } from './employee-import.ts'
import { addEmployee } from './employees.server.ts'
import { hasSameRoles, planImport, type ImportHands, type Step } from './import-plan.server.ts'
import { changeRoles } from './roles-of-people.server.ts'
import { employeesImported } from './employee-events.ts'

type Done = Pick<ImportPlan['counts'], 'add' | 'change'>

/**
 * Does all that the file says, or nothing. `plan` is the one that the person saw: what someone changed meanwhile is not
 * changed back unseen, and a file that was taken in is not taken in again.
 */
export function importEmployees(
  world: World,
  hands: ImportHands,
  { csv, plan }: { csv: string; plan: string },
): Promise<Done> {
  return inTransaction(world, async (world) => {
    const { steps, plan: now } = await planImport(world, hands, csv)
    if (now.plan !== plan) {
      throw new Refusal(
        409,
        'import-moved-on',
        'Something changed since you checked this file. Review it again.',
      )
    }
    const { add, change, refuse } = now.counts
    if (refuse > 0)
      throw new Refusal(422, 'import-has-errors', 'Some lines have errors. Nothing was imported.')
    for (const step of steps) await takeStep(world, hands, step)
    const done = { import_id: newId(world.now().getTime()), added: add, changed: change }
    if (add + change > 0) await announce(world, employeesImported, done, hands.importer.employee.id)
    return { add, change }
  })
}

async function takeStep(
  world: World,
  { importer, editor }: ImportHands,
  { does, facts, roles, known, changes }: Step,
) {
  if (!facts || does === 'nothing') return
  const role_ids = roles.map(({ id }) => id)
  if (!known) {
    await addEmployee(world, importer, { ...facts, id: newId(world.now().getTime()), role_ids })
    return
  }
  const { id, revision, held } = known
  const isOfFacts = changes.some(({ column }) => column !== 'roles')
  if (isOfFacts) await changeEmployee(world, editor, { ...facts, id, revision })
  if (roles.length > 0 && !hasSameRoles(held, roles))
    await changeRoles(world, editor, { id, role_ids, revision: isOfFacts ? revision + 1 : revision })
}
