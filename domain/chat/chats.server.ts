import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { sourceKeptFor } from '#domain/leads/suspicion/source-life.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { forgetOldBlocks } from './blocks.server.ts'
import { visibleTo, type Viewer } from './visible.ts'
import { forgetWhoAsked } from './written/budget.server.ts'

/** Locks a conversation that the person sees and that still goes on or can, with who is in it. */
export async function lockOpenChat(world: World, replier: Allowed<'chat.reply'>, id: string) {
  const chat = await lockChat(world, replier, id)
  if (chat.forgotten_at)
    throw new Refusal(409, 'chat-deleted', 'This conversation was deleted. Call the customer instead.')
  return chat
}

/** Refuses what would begin a conversation anew that ended: that its visitor does, who writes again. */
export function requireNotEnded({ state }: { state: string }) {
  if (state === 'ended')
    throw new Refusal(409, 'chat-ended', 'This chat has ended. It goes on once the customer writes again.')
}

/** The same, also where what was written in it was deleted. */
export async function lockChat(world: World, replier: Allowed<'chat.reply' | 'chat.delete'>, id: string) {
  const chat = await world.db
    .selectFrom('chat')
    .selectAll()
    .select((chat) =>
      chat
        .selectFrom('employee')
        .select('name')
        .whereRef('employee.id', '=', 'chat.assigned_to')
        .as('assignee'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!chat) throw chatNotFound()
  // A statement of its own: one that locks and asks at once would know, after it has waited, who saw it before.
  await requireSeen(world, replier, id)
  return chat
}

/** Refuses as if it weren’t there where the person does not see the conversation. */
export async function requireSeen({ db }: World, viewer: Viewer, id: string): Promise<void> {
  const chat = await db
    .selectFrom('chat')
    .select('id')
    .where('id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!chat) throw chatNotFound()
}

/** Which chats came from one address is forgotten after a while, and so are who was blocked and who asked the model. */
export async function forgetChatSources(world: World): Promise<void> {
  const { db, now } = world
  await forgetOldBlocks(world)
  await forgetWhoAsked(world)
  await db
    .updateTable('chat')
    .set({ source: null })
    .where('source', 'is not', null)
    .where('opened_at', '<', new Date(now().getTime() - sourceKeptFor))
    .execute()
}

export function chatNotFound() {
  return new Refusal(404, 'chat-not-found', 'Chat not found.')
}
