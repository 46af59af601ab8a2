import { createHash, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { chatOpened } from './chat-events.ts'
import type { NewChat } from './chat.ts'

/** Who shows the secret that the browser made when it opened the chat. */
export type ChatVisitor = { readonly id: string; readonly secret: string }

export type ChatOfRow = Selectable<Schema['chat']>

type Opening = NewChat & {
  source: string | null
  requireFree: (world: World, ids: readonly string[]) => Promise<void>
}

/** Opens a chat once: the same id with the same secret is the same chat, with another secret it is refused. */
export function openChat(
  world: World,
  { id, secret }: ChatVisitor,
  { requireFree, ...chat }: Opening,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const now = world.now()
    const inserted = await world.db
      .insertInto('chat')
      .values({
        id,
        secret_hash: hashOf(secret),
        ...chat,
        state: 'automated',
        facts: '{}',
        opened_at: now,
        last_message_at: now,
      })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      await lockChatOf(world, { id, secret })
      return { isNew: false }
    }
    await requireFree(world, [id])
    await announce(world, chatOpened, { lead_id: id })
    return { isNew: true }
  })
}

/** Locks the chat for its visitor. Whatever is wrong, the answer is the same. */
export async function lockChatOf({ db }: World, { id, secret }: ChatVisitor): Promise<ChatOfRow> {
  const chat = await db.selectFrom('chat').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return requireSecret(chat, secret)
}

export async function getChatOf({ db }: World, { id, secret }: ChatVisitor): Promise<ChatOfRow> {
  const chat = await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
  return requireSecret(chat, secret)
}

function requireSecret(chat: ChatOfRow | undefined, secret: string) {
  if (!timingSafeEqual(hashOf(secret), chat?.secret_hash ?? noHash) || !chat) {
    throw new Refusal(404, 'chat-not-found', 'This chat is no longer here. Please call us.')
  }
  return chat
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest()
}

/** Compared with where there is no chat, so that the answer takes as long. No secret has this hash. */
const noHash = Buffer.alloc(32)
