import type { World } from '#platform/world.ts'
import { Refusal } from '#platform/refusal.ts'
import type { MessageDetail, MessageKind } from './chat.ts'

/** What a conversation may hold: many times a long one, and no end of a flood. */
const mostMessages = 2000

type Author = 'visitor' | 'automated' | 'employee' | 'product'

type NewMessage = {
  id: string
  author: Author
  kind: MessageKind
  text?: string
  detail?: MessageDetail
  employee_id?: string
}

/** Adds messages behind the others of a chat whose row the caller has locked. Returns the position of the last. */
export async function addMessages(
  world: World,
  chatId: string,
  messages: readonly NewMessage[],
): Promise<number> {
  const now = world.now()
  const isTold = messages.some(
    ({ author, kind }) => (author === 'visitor' || author === 'employee') && kind !== 'note',
  )
  const { last_position } = await world.db
    .updateTable('chat')
    .set((chat) => ({ last_position: chat('last_position', '+', messages.length) }))
    .$if(isTold, (chat) => chat.set({ last_message_at: now }))
    .where('id', '=', chatId)
    .returning('last_position')
    .executeTakeFirstOrThrow()
  if (last_position > mostMessages) {
    throw new Refusal(409, 'chat-full', 'This conversation is full. Please call us.')
  }
  const first = last_position - messages.length + 1
  await world.db
    .insertInto('chat_message')
    .values(
      messages.map(({ text = '', detail, ...message }, index) => ({
        chat_id: chatId,
        position: first + index,
        text,
        detail: detail ? JSON.stringify(detail) : null,
        at: now,
        ...message,
      })),
    )
    .execute()
  return last_position
}

/** The message that was sent under this id before, if it was. */
export function findMessage({ db }: World, chatId: string, id: string) {
  return db
    .selectFrom('chat_message')
    .select(['position', 'author', 'kind', 'text', 'employee_id'])
    .where('chat_id', '=', chatId)
    .where('id', '=', id)
    .executeTakeFirst()
}
