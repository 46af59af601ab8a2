import type { Letter } from '#platform/mail/mail.ts'
import type { World } from '#platform/world.ts'

/**
 * Sends the letter unless one with its key was sent. The database remembers it exactly once; a process that dies between the
 * sending and the remembering sends it again, under the same message id. Returns whether it was sent now.
 */
export async function sendOnce(world: World, letter: Letter): Promise<boolean> {
  const sent = await world.db
    .selectFrom('letter')
    .select('key')
    .where('key', '=', letter.key)
    .executeTakeFirst()
  if (sent) return false

  await world.mail.send(letter)
  const recorded = await world.db
    .insertInto('letter')
    .values({ key: letter.key, recipient: letter.to, subject: letter.subject, sent_at: world.now() })
    .onConflict((row) => row.doNothing())
    .returning('key')
    .executeTakeFirst()
  return recorded !== undefined
}
