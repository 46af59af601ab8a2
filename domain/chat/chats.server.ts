import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visibleTo } from './visible.ts'

/** Locks a conversation that the person sees, with who is in it. */
export async function lockChat({ db }: World, replier: Allowed<'chat.reply'>, id: string) {
  const chat = await db
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
    .where(visibleTo(replier))
    .forUpdate()
    .executeTakeFirst()
  if (!chat) throw chatNotFound()
  return chat
}

export function chatNotFound() {
  return new Refusal(404, 'chat-not-found', 'Chat not found.')
}
