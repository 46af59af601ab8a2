import { createHash } from 'node:crypto'
import type { World } from '#platform/world.ts'
import { findMessage, isSame, messageDiffers, type SentMessage } from './messages.server.ts'

type Act = {
  id: string
  what: object
  /** The message that it leaves under its ID, if any: by that it is known where it was done before acts were noted. */
  message: SentMessage | null
}

/**
 * Notes what is done under an ID that the device made, in a chat whose row the caller has locked. Says whether it was done before; something
 * else under the same ID is refused.
 */
export async function wasDone(world: World, chat_id: string, { id, what, message }: Act): Promise<boolean> {
  const { db } = world
  const content_hash = createHash('sha256').update(JSON.stringify(what)).digest()
  const noted = await db
    .insertInto('chat_act')
    .values({ chat_id, id, content_hash })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (noted) {
    const sent = await findMessage(world, chat_id, id)
    if (sent && !(message && isSame(sent, message))) throw messageDiffers()
    return sent !== undefined
  }
  const known = await db
    .selectFrom('chat_act')
    .select('content_hash')
    .where('chat_id', '=', chat_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!known.content_hash.equals(content_hash)) throw messageDiffers()
  return true
}

export async function removeActs({ db }: World, chatIds: readonly string[]): Promise<void> {
  await db.deleteFrom('chat_act').where('chat_id', 'in', chatIds).execute()
}
