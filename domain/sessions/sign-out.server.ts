import * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { endSessions } from './end-sessions.server.ts'
import { signedOut } from './session-events.ts'
import type { Session } from './sessions.server.ts'

export function signOut(world: World, { id: session_id, employee }: Session): Promise<void> {
  const employee_id = employee.id
  return inTransaction(world, async (world) => {
    await endSessions(world, { why: 'signed-out', employee_id, session_id })
    await announce(world, signedOut, { employee_id, session_id }, employee_id)
  })
}

/** What a device that signed out without a connection stores of its session: the SHA-256 of the token, which opens nothing. */
export const LateSignOut = z.object({
  token_hash: z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t the SHA-256 of a token.'),
})
type LateSignOut = z.output<typeof LateSignOut>

/**
 * Ends a session whose person signed out earlier on a device that could not say so. Of a session that is not open, nothing happens.
 * It has no limit: a hash that is made up costs one look, as a made-up token does, and whoever shares an address with a flood of
 * them must not stay signed in.
 */
export async function signOutLate(world: World, { token_hash }: LateSignOut): Promise<void> {
  const open = await world.db
    .selectFrom('session')
    .select(['id', 'employee_id'])
    .where('token_hash', '=', Buffer.from(token_hash, 'hex'))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!open) return
  const { id: session_id, employee_id } = open
  await inTransaction(world, async (world) => {
    // Another page of the device may tell it at the same moment.
    if ((await endSessions(world, { why: 'signed-out-late', employee_id, session_id })) === 0) return
    await announce(world, signedOut, { employee_id, session_id }, employee_id)
  })
}
