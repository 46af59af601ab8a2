import { sql } from 'kysely'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { FirstHelp } from './first-help.ts'
import { addMessages } from './messages.server.ts'
import type { ChatOfRow } from './visitor.server.ts'

/** Says what to do first about a loss, once in a conversation. */
export async function tellOfHelp(
  world: World,
  chat: Pick<ChatOfRow, 'id'>,
  { about, text }: FirstHelp,
): Promise<void> {
  if (await wasTold(world, chat.id, { help: about })) return
  await tellAutomatically(world, chat.id, { text, detail: { help: about } })
}

/** Whether the automated part of the conversation said something of this kind before. */
async function wasTold({ db }: World, chatId: string, detail: { help: string }) {
  const told = await db
    .selectFrom('chat_message')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'automated')
    .where(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

async function tellAutomatically(
  world: World,
  chatId: string,
  told: { text: string; detail: { help: string } },
) {
  const id = newId(world.now().getTime())
  await addMessages(world, chatId, [{ id, author: 'automated', kind: 'text', ...told }])
}
