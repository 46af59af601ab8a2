import type { Dispatch, Email } from '#platform/mail/mail.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'

/**
 * Sends the email unless one with its key was sent. The database remembers it exactly once, together with what `record`
 * writes; a process that dies between the sending and the remembering sends it again, under the same message id.
 */
export async function sendOnce(
  world: World,
  email: Email,
  record: (world: World, dispatch: Dispatch) => Promise<unknown>,
): Promise<void> {
  const sent = await world.db
    .selectFrom('email')
    .select('key')
    .where('key', '=', email.key)
    .executeTakeFirst()
  if (sent) return

  const dispatch = await world.mail.send(email)
  await inTransaction(world, async (world) => {
    const recorded = await world.db
      .insertInto('email')
      .values({ key: email.key, recipient: email.to, subject: email.subject, sent_at: world.now() })
      .onConflict((row) => row.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (recorded) await record(world, dispatch)
  })
}
