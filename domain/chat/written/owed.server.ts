import { inTransaction } from '#platform/database/transaction.ts'
import { announce } from '#platform/events/events.ts'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Language } from '#domain/preferences/language.ts'
import { chatAutoAnswered } from '../chat-events.ts'
import type { Quote } from '../decide.ts'
import { addMessages, hasRoom, type NewDetail } from '../messages.server.ts'
import type { ChatOfRow } from '../visitor.server.ts'
import { OwedAnswer } from './owed.ts'

/** Whoever writes it has given it long before, unless they are gone. */
const grace = 2 * second

type Owing = { asked: Language; quote: Quote; within: number }

/** Remembers that an answer is being written, in a chat whose row the caller has locked. */
export async function owe(
  { db, now }: World,
  chatId: string,
  { asked, quote: { text, title, path, language }, within }: Owing,
): Promise<OwedAnswer> {
  const at = now().getTime()
  const owed: OwedAnswer = { id: newId(at), asked, quote: { text, title, path, language } }
  await db
    .updateTable('chat')
    .set({ owed_answer: JSON.stringify(owed), answer_by: new Date(at + within + grace) })
    .where('id', '=', chatId)
    .execute()
  return owed
}

/** Whether the chat still waits for this very answer. */
export async function isOwed({ db }: World, chatId: string, id: string): Promise<boolean> {
  const chat = await db.selectFrom('chat').select('owed_answer').where('id', '=', chatId).executeTakeFirst()
  return OwedAnswer.safeParse(chat?.owed_answer).data?.id === id
}

export type Answer = { readonly text: string; readonly detail: NewDetail }

/** Gives an answer that is owed, or where there is none the quote in its place: once, and not where a person has come meanwhile. */
export function giveOwed(
  world: World,
  chatId: string,
  { id, answer }: { id?: string; answer?: Answer | null } = {},
): Promise<void> {
  return inTransaction(world, async (world) => {
    const chat = await world.db
      .selectFrom('chat')
      .select(['id', 'owed_answer', 'last_position'])
      .where('id', '=', chatId)
      .forUpdate()
      .executeTakeFirst()
    if (chat && (id === undefined || OwedAnswer.safeParse(chat.owed_answer).data?.id === id))
      await settleOwed(world, chat, answer)
  })
}

/** The same of a chat whose row the caller has locked. */
export async function settleOwed(
  world: World,
  chat: Pick<ChatOfRow, 'id' | 'owed_answer' | 'last_position'>,
  answer: Answer | null = null,
): Promise<void> {
  if (!chat.owed_answer) return
  const { id, asked, quote } = OwedAnswer.parse(chat.owed_answer)
  await world.db
    .updateTable('chat')
    .set({ owed_answer: null, answer_by: null })
    .where('id', '=', chat.id)
    .execute()
  if (!hasRoom(chat)) return
  const { text, ...source } = quote
  const given = answer ?? { text, detail: { ...source, asked } }
  const position = await addMessages(world, chat.id, [{ id, author: 'automated', kind: 'quote', ...given }])
  await announce(world, chatAutoAnswered, { lead_id: chat.id, position })
}

/** Gives the quote where whoever was writing an answer has died. */
export async function giveOverdue(world: World): Promise<void> {
  const overdue = await world.db
    .selectFrom('chat')
    .select('id')
    .where('answer_by', '<', world.now())
    .limit(100)
    .execute()
  for (const { id } of overdue) await giveOwed(world, id)
}
