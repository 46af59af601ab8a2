import { sql } from 'kysely'
import type { World } from '#platform/world.ts'

/**
 * When the first words or photo of the visitor came that no one has answered: a reply of a person or a quotation is an answer, and that a
 * person was called is none. What has a blocked word asks for nothing. In a query over `chat`.
 */
export const unansweredSince = sql<Date | null>`(select min(said.at) from chat_message as said
  where said.chat_id = chat.id and said.author = 'visitor' and said.kind in ('text', 'photo')
    and coalesce(said.detail ->> 'spam', '') <> 'true'
    and said.position > coalesce((select max(answer.position) from chat_message as answer
      where answer.chat_id = chat.id and (answer.kind in ('quote', 'ended')
        or answer.author = 'employee' and answer.kind = 'text')), 0))`

/** How much of the visitor’s no one who has the chat has seen. */
export const unread = sql<number>`(select count(*)::int from chat_message as said
  where said.chat_id = chat.id and said.author = 'visitor' and said.position > chat.staff_seen)`

/** Whether the visitor spoke last. */
export async function isUnanswered({ db }: World, id: string): Promise<boolean> {
  const chat = await db
    .selectFrom('chat')
    .select(unansweredSince.as('since'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return chat.since !== null
}
