import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { confirmedFor } from './session-times.ts'
import { holdSession, type Session } from './sessions.server.ts'
import { getSignedIn } from './signed-in.server.ts'

export function isConfirmed({ now }: World, { confirmed_at }: Session) {
  return now().getTime() - confirmed_at.getTime() < confirmedFor
}

/**
 * The second factor was shown in this session. Returns its person as they are from here on. Where the last factor was removed
 * meanwhile nothing was proven: whatever is set up next must be asked for here too.
 */
export function markProven(world: World, session: Session): Promise<SignedIn> {
  const now = world.now()
  return inTransaction(world, async (world) => {
    await holdSession(world, session)
    const person = await getSignedIn(world, session.employee.id, true)
    if (person.second_factor !== 'proven') return person
    await world.db
      .updateTable('session')
      .set({ proved_at: now, confirmed_at: now })
      .where('id', '=', session.id)
      .execute()
    return person
  })
}

/** Password or second factor were shown once more. */
export async function markConfirmed({ db, now }: World, { id }: Session) {
  await db.updateTable('session').set({ confirmed_at: now() }).where('id', '=', id).execute()
}

/** What was shown is no factor of the person any more: whatever they set up next is asked for everywhere. */
export async function forgetShownFactors({ db }: World, employeeId: string) {
  await db
    .updateTable('session')
    .set({ proved_at: null })
    .where('employee_id', '=', employeeId)
    .where('ended_at', 'is', null)
    .execute()
}
