import { sql } from 'kysely'

/**
 * In a query over chats: the words that told of the newest danger, those right before the answer to it. A danger that was tapped has none,
 * whatever was told of before.
 */
export const toldOfDanger = sql<{ words: string; is_by_link: boolean } | null>`(
  select json_build_object('words', said.text, 'is_by_link', said.detail ->> 'by_link' is not null)
  from (
    select chat_id, position from chat_message
    where chat_id = chat.id and kind = 'danger' and detail ->> 'danger' is not null
    order by position desc limit 1
  ) told join chat_message said
    on said.chat_id = told.chat_id and said.position = told.position - 1
      and said.author = 'visitor' and said.kind = 'text')`
