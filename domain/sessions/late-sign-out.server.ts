import * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { signedOut } from './session-events.ts'

/** What a device that signed out without a connection stores of its session: the SHA-256 of the token, which opens nothing. */
export const LateSignOut = z.object({
  token_hash: z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t the SHA-256 of a token.'),
})
type LateSignOut = z.output<typeof LateSignOut>

/** Ends a session whose person signed out earlier on a device that could not say so. Of a session that is not open, nothing happens. */
export function signOutLate(world: World, { token_hash }: LateSignOut): Promise<void> {
  return inTransaction(world, async (world) => {
    const ended = await world.db
      .updateTable('session')
      .set({ ended_at: world.now() })
      .where('token_hash', '=', Buffer.from(token_hash, 'hex'))
      .where('ended_at', 'is', null)
      .returning(['id', 'employee_id'])
      .executeTakeFirst()
    if (!ended) return
    const { id: session_id, employee_id } = ended
    await announce(world, signedOut, { employee_id, session_id }, employee_id)
  })
}
