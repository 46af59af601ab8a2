import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Language } from '#domain/preferences/language.ts'
import { chatSenderUnblocked } from './chat-events.ts'
import type { ChatBlock } from './chat-block.ts'
import { visitorRefusal } from './visitor-refusals.ts'

const blockedFor = day

/** Blocks whoever opened the chat; nothing is done where the sender is not known any more. Returns whether it was. */
export async function blockSender(
  { db, now }: World,
  { chat_id, source, by }: { chat_id: string; source: string | null; by: string },
): Promise<boolean> {
  if (source === null) return false
  const block = { chat_id, employee_id: by, until: new Date(now().getTime() + blockedFor) }
  await db.deleteFrom('chat_block').where('chat_id', '=', chat_id).execute()
  await db
    .insertInto('chat_block')
    .values({ source, ...block })
    .onConflict((row) => row.column('source').doUpdateSet(block))
    .execute()
  return true
}

/**
 * Refuses what a blocked sender opens or writes, in the conversation that was blocked also once its sender is forgotten: whoever shares their
 * connection can still call.
 */
export async function requireUnblocked(
  { db, now }: World,
  { id, source, language }: { id: string; source: string | null; language: Language },
): Promise<void> {
  const block = await db
    .selectFrom('chat_block')
    .select('until')
    .where((block) => block.or([block('source', '=', source), block('chat_id', '=', id)]))
    .where('until', '>', now())
    .limit(1)
    .executeTakeFirst()
  if (block) throw visitorRefusal('chat-blocked', language)
}

export async function listBlocks(
  { db, now }: World,
  _manager: Allowed<'chat.settings'>,
): Promise<ChatBlock[]> {
  const rows = await db
    .selectFrom('chat_block')
    .innerJoin('employee', 'employee.id', 'employee_id')
    .select(['chat_id', 'until', 'employee.name as by'])
    .where('until', '>', now())
    .orderBy('until', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, until: row.until.toISOString() }))
}

/** Lets the sender write again; a block that is over already is none. */
export function endBlock(
  world: World,
  { employee }: Allowed<'chat.settings'>,
  chatId: string,
): Promise<void> {
  return inTransaction(world, async (world) => {
    const ended = await world.db
      .deleteFrom('chat_block')
      .where('chat_id', '=', chatId)
      .where('until', '>', world.now())
      .returning('chat_id')
      .executeTakeFirst()
    if (ended) await announce(world, chatSenderUnblocked, { lead_id: chatId }, employee.id)
  })
}

export async function forgetOldBlocks({ db, now }: World): Promise<void> {
  await db.deleteFrom('chat_block').where('until', '<=', now()).execute()
}
