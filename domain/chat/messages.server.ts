import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { Refusal } from '#platform/refusal.ts'
import { chatRates } from './chat-rates.ts'
import { MessageDetail, type MessageKind } from './chat.ts'
import type { EmergencyKind } from './danger/emergency-kinds.ts'
import { isOwn } from './own-messages.server.ts'
import type { FactName } from './facts/told-facts.ts'
import { visitorRefusal } from './visitor-refusals.ts'
import { isWrittenIn } from './hearing/wrote-number.ts'

const { mostMessages } = chatRates
/** A phone number is taken from whoever filled it, too. */
const mostContacts = 50

/** Whether an automated answer still fits in. */
export function hasRoom({ last_position }: { last_position: number }): boolean {
  return last_position < mostMessages
}

type Author = 'visitor' | 'automated' | 'employee' | 'product'

/** What is stored may have dangers and facts of another version of the product; what is written has none that is not known. */
export type NewDetail = Omit<MessageDetail, 'danger' | 'fact'> & { danger?: EmergencyKind; fact?: FactName }

type NewMessage = {
  id: string
  author: Author
  kind: MessageKind
  text?: string
  detail?: NewDetail
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
  const danger = messages.findLast(({ kind }) => kind === 'danger')?.detail?.danger
  const { last_position, language } = await world.db
    .updateTable('chat')
    .set((chat) => ({ last_position: chat('last_position', '+', messages.length) }))
    .$if(isTold, (chat) => chat.set({ last_message_at: now }))
    .$if(danger !== undefined, (chat) => chat.set({ danger: danger ?? null }))
    .where('id', '=', chatId)
    .returning(['last_position', 'language'])
    .executeTakeFirstOrThrow()
  if (last_position > mostFor(messages)) throw visitorRefusal('chat-full', language)
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

function mostFor(messages: readonly NewMessage[]) {
  if (messages.some(({ kind }) => kind === 'contact')) return mostMessages + mostContacts
  const isFilled = messages.some(({ author }) => author === 'visitor' || author === 'automated')
  return isFilled ? mostMessages : Infinity
}

/** What a message must be to be the same. `by`: the employee whom it names; null: none. */
export type SentMessage = { kind: MessageKind; by: string | null; text?: string; sha256?: string }

/** Whether the visitor sent this before under the same id; something else under it is refused. */
export async function wasSent(
  world: World,
  chatId: string,
  { id, ...sent }: Omit<SentMessage, 'by'> & { id: string },
): Promise<boolean> {
  const known = await findMessage(world, chatId, id)
  if (!known) return false
  if (!isSame(known, { ...sent, by: null })) throw messageDiffers()
  return true
}

type KnownMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export function isSame(known: KnownMessage, { kind, by, text, sha256 }: SentMessage): boolean {
  return (
    known.kind === kind &&
    known.employee_id === by &&
    (text === undefined || known.text === text) &&
    (sha256 === undefined || MessageDetail.parse(known.detail).sha256 === sha256)
  )
}

export function messageDiffers() {
  return new Refusal(409, 'message-differs', 'A different message was already sent with this ID.')
}

/** The message that was sent under this id before, if it was. */
export function findMessage({ db }: World, chatId: string, id: string) {
  return db
    .selectFrom('chat_message')
    .select(['position', 'author', 'kind', 'text', 'detail', 'employee_id'])
    .where('chat_id', '=', chatId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether the visitor wrote this number, however they divided it, on a device that is surely theirs. */
export async function wroteNumber({ db }: World, chatId: string, phone: string): Promise<boolean> {
  const digits = phone.replaceAll(/\D/g, '').slice(-10)
  const rows = await db
    .selectFrom('chat_message')
    .select('text')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'visitor')
    .where(isOwn)
    .where(sql<string>`regexp_replace(normalize(text, NFKC), '[^0-9]', '', 'g')`, 'like', `%${digits}%`)
    .execute()
  return rows.some(({ text }) => isWrittenIn(text, phone))
}
