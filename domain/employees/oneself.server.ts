import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { portraitUrl } from '#domain/portraits/portrait.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { ownFields } from './employee-fields.ts'
import { compareFacts, isSame } from './facts.ts'
import type { Oneself, OwnChange } from './oneself.ts'
import { lockEmployee } from './reach.server.ts'
import { employeeChanged } from './employee-events.ts'

/** The signed-in person's own record, which everyone may see whatever their roles. */
export async function getOneself(world: World, { employee: { id } }: Session): Promise<Oneself> {
  const { portrait_id, ...person } = await world.db
    .selectFrom('employee')
    .leftJoin('portrait', 'portrait.employee_id', 'employee.id')
    .select(ownFields)
    .select([
      'employee.id',
      'username',
      'title',
      'crew',
      'is_public',
      'revision',
      'portrait.id as portrait_id',
    ])
    .where('employee.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...person, portrait_url: portrait_id && portraitUrl(world, portrait_id) }
}

/** Changes what a person may change of themselves. `revision` is the one that they saw. */
export function changeOneself(
  world: World,
  { employee }: Session,
  { revision, ...own }: OwnChange,
): Promise<void> {
  const { id } = employee
  return inTransaction(world, async (world) => {
    const before = await lockEmployee(world, { employee, scope: 'own' }, { id })
    if (before.revision !== revision) throw movedOn()
    const difference = compareFacts(before, { ...before, ...own })
    if (isSame(difference)) return
    await world.db
      .updateTable('employee')
      .set({ ...own, revision: revision + 1 })
      .where('id', '=', id)
      .execute()
    await announce(world, employeeChanged, { employee_id: id, ...difference }, id)
  })
}

function movedOn() {
  return new Refusal(409, 'employee-moved-on', 'Your profile was changed on another device or by the office.')
}
