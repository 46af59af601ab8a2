import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { removePhotosOf } from '#domain/records/record-photos.server.ts'
import { chatsKeptFor } from './kept-for.ts'

const atOnce = 200

/**
 * Deletes what was written in conversations that are over for long. Of one that became a request, the request and its photos stay,
 * and so does that there was a chat; of any other nothing stays.
 */
export async function forgetOldChats(world: World): Promise<void> {
  while ((await forgetSome(world)) === atOnce);
}

function forgetSome(world: World): Promise<number> {
  return inTransaction(world, async (world) => {
    const { db, now } = world
    const old = await db
      .selectFrom('chat')
      .select(['id', 'contact_at'])
      .where('last_message_at', '<', new Date(now().getTime() - chatsKeptFor))
      .where('forgotten_at', 'is', null)
      // Whoever still waits has an alert, which a person ends.
      .where('state', '<>', 'waiting')
      .orderBy('last_message_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return 0
    await db.deleteFrom('chat_message').where('chat_id', 'in', ids).execute()
    const requests = old.filter(({ contact_at }) => contact_at !== null).map(({ id }) => id)
    if (requests.length > 0)
      await db
        .updateTable('chat')
        .set({ forgotten_at: now(), facts: '{}', referrer: '' })
        .where('id', 'in', requests)
        .execute()
    const others = old.filter(({ contact_at }) => contact_at === null).map(({ id }) => id)
    if (others.length > 0) {
      await removePhotosOf(world, others)
      await db.deleteFrom('chat').where('id', 'in', others).execute()
    }
    return ids.length
  })
}
