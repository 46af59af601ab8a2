import { sql } from 'kysely'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { FirstHelp } from './first-help.ts'
import { unservedWords } from './hearing/unserved-towns.ts'
import { addMessages, type NewDetail } from './messages.server.ts'
import { isAutomatedWords, personTells, stillWaits, type OnlyPeopleTell } from './person-tells.ts'
import type { ChatOfRow } from './visitor.server.ts'

type Chat = Pick<ChatOfRow, 'id'>

/** Says what to do first about a loss, once in a conversation; whether it was said now. */
export function tellOfHelp(world: World, chat: Chat, { about, text }: FirstHelp): Promise<boolean> {
  return tellOnce(world, chat, { detail: { help: about }, text: async () => text })
}

/** Says that only a person answers a question like this, and who was alerted when: once of each kind. Whether it was said now. */
export function tellWhoTells(
  world: World,
  chat: Chat,
  { of, language }: { of: OnlyPeopleTell; language: Language },
): Promise<boolean> {
  return tellOnce(world, chat, {
    detail: { left_to_person: of },
    text: async () => personTells(await findAlerted(world, chat.id), language),
  })
}

/** Says that a town is not on our list and that a call tells whether we come: once of each. Whether it was said now. */
export function tellOfUnserved(
  world: World,
  chat: Chat,
  { town, language, phone }: { town: string; language: Language; phone: string },
): Promise<boolean> {
  return tellOnce(world, chat, {
    detail: { unserved: town },
    text: async () => unservedWords(town, phone)[language],
  })
}

type Told = { detail: NewDetail; text: () => Promise<string> }

async function tellOnce(world: World, { id: chat_id }: Chat, { detail, text }: Told) {
  const before = await world.db
    .selectFrom('chat_message')
    .select('id')
    .where('chat_id', '=', chat_id)
    .where('author', '=', 'automated')
    .where(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  if (before) return false
  const id = newId(world.now().getTime())
  await addMessages(world, chat_id, [{ id, author: 'automated', kind: 'text', text: await text(), detail }])
  return true
}

/** One line below each message that nothing else answers while its visitor waits, so that no one writes into silence. */
export async function tellWhoIsAlerted(world: World, chat: Chat, language: Language): Promise<void> {
  await tellOfAlerted(world, chat, { say: stillWaits, language })
}

/** Says that the answers are automated, as often as it is asked. */
export function tellOfAutomation(world: World, chat: Chat, language: Language): Promise<void> {
  return tellOfAlerted(world, chat, { say: isAutomatedWords, language })
}

type OfAlerted = { say: typeof stillWaits; language: Language }

async function tellOfAlerted(world: World, { id: chat_id }: Chat, { say, language }: OfAlerted) {
  const id = newId(world.now().getTime())
  const text = say(await findAlerted(world, chat_id), language)
  await addMessages(world, chat_id, [
    { id, author: 'automated', kind: 'text', text, detail: { asked: language } },
  ])
}

/** Who heard of it first, if that is one person, and when. */
export async function findAlerted({ db }: World, chatId: string) {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('alert', 'alert.id', 'alert_id')
    .innerJoin('employee', 'employee.id', 'employee_id')
    .select(['employee.name', 'raised_at'])
    .where('alert_id', '=', chatId)
    .where('channel', '=', 'portal')
    .where('delivery.step', '=', (first) =>
      first
        .selectFrom('delivery')
        .select(({ fn }) => fn.min('step').as('step'))
        .where('alert_id', '=', chatId),
    )
    .limit(2)
    .execute()
  const [first, ...others] = rows
  return first && { name: others.length === 0 ? first.name : null, at: first.raised_at }
}
