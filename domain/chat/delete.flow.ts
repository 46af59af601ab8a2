import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { settleAlert } from '#domain/alerts/alerts.server.ts'
import { removePhotosOf } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { removeActs } from './acts.server.ts'
import { chatDeleted } from './chat-events.ts'
import { lockChat } from './chats.server.ts'
import { removeDevices } from './devices/devices.server.ts'
import { endLinks } from './devices/links.server.ts'
import { chatsKeptFor } from './settings/privacy.ts'
import { getSettings } from './settings/settings.server.ts'
import { lockOwnChat, noHash, type ChatOfRow, type ChatVisitor } from './visitor.server.ts'

const atOnce = 200

/** Deletes the conversation of a visitor, who asks for it on any of their devices. */
export function deleteOwnChat(world: World, visitor: ChatVisitor): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockOwnChat(world, visitor)
    await deleteChats(world, [chat], { why: 'visitor' })
  })
}

/** The same for someone of the staff. Done twice it is done once. */
export function deleteChat(world: World, deleter: Allowed<'chat.delete'>, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await lockChat(world, deleter, id)
    await deleteChats(world, [chat], { why: 'staff', by: deleter.employee.id })
  })
}

/** The same of conversations that are over for long. */
export async function forgetOldChats(world: World): Promise<void> {
  const { privacy } = await getSettings(world)
  const before = new Date(world.now().getTime() - chatsKeptFor(privacy))
  while ((await forgetSome(world, before)) === atOnce);
}

function forgetSome(world: World, before: Date): Promise<number> {
  return inTransaction(world, async (world) => {
    const old = await world.db
      .selectFrom('chat')
      .select(['id', 'contact_at', 'assigned_to', 'forgotten_at'])
      .where('last_message_at', '<', before)
      .where('forgotten_at', 'is', null)
      // Whoever still waits has an alert, which a person ends.
      .where('state', '<>', 'waiting')
      .orderBy('last_message_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    await deleteChats(world, old, { why: 'age' })
    return old.length
  })
}

type Chat = Pick<ChatOfRow, 'id' | 'contact_at' | 'assigned_to' | 'forgotten_at'>

/** Who wants it deleted: its visitor, someone of the staff, or no one, because it is over for long. */
type Deleting = { why: 'visitor' | 'age' } | { why: 'staff'; by: string }

/**
 * Deletes what was written in conversations whose rows the caller has locked, and ends them on every device. Of one that became a
 * request, the request and its photos stay, and so does that there was a chat, but not which danger it was told of, on which pages it
 * began or how its visitor wanted to be reached; of any other nothing stays. Of one that was deleted before, whatever is there all the same goes.
 */
async function deleteChats(world: World, chats: readonly Chat[], deleting: Deleting): Promise<void> {
  const ids = chats.map(({ id }) => id)
  if (ids.length === 0) return
  const { db, now } = world
  await db.deleteFrom('chat_message').where('chat_id', 'in', ids).execute()
  await removeActs(world, ids)
  await endLinks(world, ids)
  await removeDevices(world, ids)
  await db
    .updateTable('chat')
    .set(({ fn, val }) => ({
      forgotten_at: fn.coalesce('forgotten_at', val(now())),
      facts: '{}',
      page: '',
      first_page: '',
      heard_loss: null,
      wished_way: null,
      skipped: [],
      referrer: '',
      secret_hash: noHash,
      state: 'ended',
      waiting_since: null,
      assigned_to: null,
      danger: null,
      danger_due_at: null,
      join_by: null,
      owed_answer: null,
      answer_by: null,
    }))
    .where('id', 'in', ids)
    .execute()
  const by = deleting.why === 'staff' ? deleting.by : null
  for (const { id, assigned_to, forgotten_at } of chats) {
    // A request that no one took goes on alerting.
    await settleAlert(world, id, by)
    if (forgotten_at) continue
    await announce(world, chatDeleted, { lead_id: id, why: deleting.why, from: assigned_to }, by)
  }
  await removeWithoutRequest(world, chats)
}

async function removeWithoutRequest(world: World, chats: readonly Chat[]) {
  const ids = chats.filter(({ contact_at }) => contact_at === null).map(({ id }) => id)
  if (ids.length === 0) return
  await removePhotosOf(world, ids)
  await world.db.deleteFrom('chat').where('id', 'in', ids).execute()
}
