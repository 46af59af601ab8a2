import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { requireUnblocked } from './blocks.server.ts'
import { chatOpened } from './chat-events.ts'
import type { NewChat } from './chat.ts'
import type { ToldFacts } from './facts/told-facts.ts'
import { findDevice, hashOfSecret } from './devices/devices.server.ts'
import { visitorRefusal } from './visitor-refusals.ts'

/** Who shows the secret that the browser made when it opened the chat. */
export type ChatVisitor = { readonly id: string; readonly secret: string }

export type ChatOfRow = Selectable<Schema['chat']>

type Opening = NewChat & {
  source: string | null
  /** What the page tells of the loss before anyone says a word. */
  facts: ToldFacts
  requireFree: (world: World, ids: readonly string[]) => Promise<void>
}

/** Opens a chat once: the same id with the same secret is the same chat, with another secret it is refused. */
export function openChat(
  world: World,
  { id, secret }: ChatVisitor,
  { requireFree, facts, ...chat }: Opening,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    const now = world.now()
    const inserted = await world.db
      .insertInto('chat')
      .values({
        id,
        secret_hash: hashOfSecret(secret),
        ...chat,
        state: 'automated',
        facts: JSON.stringify(facts),
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
    await requireUnblocked(world, { id, ...chat })
    await requireFree(world, [id])
    await announce(world, chatOpened, { lead_id: id })
    return { isNew: true }
  })
}

/** As one of its browsers opens it; `isOwn`: it is surely the visitor’s. Anyone may have opened a link of the staff. */
export type ChatOfVisitor = ChatOfRow & { readonly isOwn: boolean }

/** Locks the chat for its visitor, who writes. */
export async function lockChatOf(world: World, visitor: ChatVisitor): Promise<ChatOfVisitor> {
  const chat = await lockOpened(world, visitor)
  await requireUnblocked(world, chat)
  return chat
}

/** The same for what ends something, which who is blocked may do too, in a browser that is surely theirs. */
export async function lockOwnChat(world: World, visitor: ChatVisitor): Promise<ChatOfVisitor> {
  const chat = await lockOpened(world, visitor)
  requireOwn(chat)
  return chat
}

/** Refuses what only the visitor may say or do themselves on a device that a link of the staff opened, until they said that it is theirs. */
export function requireOwn({ isOwn, language }: ChatOfVisitor) {
  if (!isOwn) throw visitorRefusal('device-not-confirmed', language)
}

/** Whatever is wrong with the secret, the answer is the same. */
async function lockOpened(world: World, { id, secret }: ChatVisitor): Promise<ChatOfVisitor> {
  const chat = await selectChat(world, id).forUpdate().executeTakeFirst()
  const opener = await findOpener(world, { id, chat, secret })
  if (!chat || !opener || opener.reads !== null) throw notHere()
  return { ...chat, isOwn: opener.isOwn }
}

export async function getSeenChat(world: World, visitor: ChatVisitor): Promise<SeenChat> {
  const chat = await findChatOf(world, visitor)
  if (!chat) throw notHere()
  return chat
}

/** The same where the chat still goes on for this browser. */
export async function getChatOf(world: World, visitor: ChatVisitor): Promise<OngoingChat> {
  const chat = await getSeenChat(world, visitor)
  if (chat.isPast) throw notHere()
  return chat
}

/** The chat as a browser may see it. */
export type SeenChat = OngoingChat | PastChat
type OngoingChat = ChatOfVisitor & { readonly isPast: false }

/** It ended on this device, which reads its last words: this alone of it, so that nothing tells of what comes after. */
export type PastChat = Pick<ChatOfVisitor, 'id' | 'isOwn' | 'last_position' | 'language'> & {
  readonly isPast: true
}

export async function findChatOf(world: World, { id, secret }: ChatVisitor): Promise<SeenChat | null> {
  const chat = await selectChat(world, id).executeTakeFirst()
  const opener = await findOpener(world, { id, chat, secret })
  if (!chat || !opener) return null
  const { reads, isOwn } = opener
  if (reads === null) return { ...chat, isOwn, isPast: false }
  return { id: chat.id, isOwn, last_position: reads.to, language: reads.language, isPast: true }
}

/** What was deleted no browser opens any more. */
function selectChat({ db }: World, id: string) {
  return db.selectFrom('chat').selectAll().where('id', '=', id).where('forgotten_at', 'is', null)
}

type Shown = { id: string; chat: ChatOfRow | undefined; secret: string }

/** Who shows the secret: the browser in which the chat began, or a device that was added. Where there is no chat it takes as long. */
async function findOpener(world: World, { id, chat, secret }: Shown) {
  const hash = hashOfSecret(secret)
  if (timingSafeEqual(hash, chat?.secret_hash ?? noHash)) return { reads: null, isOwn: true }
  return findDevice(world, id, hash)
}

function notHere() {
  return new Refusal(404, 'chat-not-found', 'This chat is no longer here. Please call us.')
}

/** No secret has this hash: it stands where there is no chat, or where its visitor shall not open it any more. */
export const noHash = Buffer.alloc(32)
