import { announce } from '#platform/events/events.ts'
import { hashPassword, isPassword } from '#platform/secrets/passwords.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { endOpenSessions } from './sessions.server.ts'
import { findByUsername } from './sign-in.server.ts'
import { passwordChanged, passwordReset } from '#domain/employees/access-events.ts'

/** Gives a person a password where it is not theirs already, and ends their sessions. */
export async function givePassword(world: World, username: string, password: string): Promise<void> {
  const found = await findByUsername(world, username)
  if (!found || (await isPassword(found.password_hash, password))) return
  const { id } = found
  const password_hash = await hashPassword(password)
  await inTransaction(world, async (world) => {
    await writePassword(world, { id, password_hash, must_change_password: false, keep: null })
    await announce(world, passwordChanged, { employee_id: id })
  })
}

/** Gives someone who lost theirs a password that they must change, and ends all their sessions. */
export async function resetPassword(world: World, employeeId: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await inTransaction(world, async (world) => {
    await writePassword(world, { id: employeeId, password_hash, must_change_password: true, keep: null })
    await announce(world, passwordReset, { employee_id: employeeId })
  })
}

/** `keep` is the one session that stays open. */
type NewPassword = {
  id: string
  keep: string | null
  password_hash: string
  must_change_password: boolean
}

/** Ends codes too: who has one could undo it. Returns how many sessions it ended. */
export async function writePassword(world: World, { id, keep, ...columns }: NewPassword) {
  const { db } = world
  await db.updateTable('employee').set(columns).where('id', '=', id).execute()
  await db.deleteFrom('access_code').where('employee_id', '=', id).execute()
  return endOpenSessions(world, id, keep)
}
