import { announce } from '#platform/events/events.ts'
import { hashPassword, isPassword } from '#platform/secrets/passwords.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { endSessions, type Ending } from './end-sessions.server.ts'
import { findByUsername } from './sign-in.server.ts'
import { passwordChanged, passwordReset } from '#domain/employees/access-events.ts'

/** Gives a person a password where it is not theirs already, and ends their sessions. */
export async function givePassword(world: World, username: string, password: string): Promise<void> {
  const found = await findByUsername(world, username)
  if (!found || (await isPassword(found.password_hash, password))) return
  const { id } = found
  const password_hash = await hashPassword(password)
  await inTransaction(world, async (world) => {
    const ending = { why: 'password-given', employee_id: id } as const
    await writePassword(world, ending, { password_hash, must_change_password: false })
    await announce(world, passwordChanged, { employee_id: id })
  })
}

/** Gives someone who lost theirs a password that they must change, and ends all their sessions. */
export async function resetPassword(world: World, employeeId: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await inTransaction(world, async (world) => {
    const ending = { why: 'password-given', employee_id: employeeId } as const
    await writePassword(world, ending, { password_hash, must_change_password: true })
    await announce(world, passwordReset, { employee_id: employeeId })
  })
}

type NewPassword = { password_hash: string; must_change_password: boolean }

/** Ends codes too: who has one could undo it. Returns how many sessions it ended. */
export async function writePassword(world: World, ending: Ending, columns: NewPassword) {
  const { db } = world
  const { employee_id } = ending
  await db.updateTable('employee').set(columns).where('id', '=', employee_id).execute()
  await db.deleteFrom('access_code').where('employee_id', '=', employee_id).execute()
  return endSessions(world, ending)
}
