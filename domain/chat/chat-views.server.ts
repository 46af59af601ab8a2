import type { World } from '#platform/world.ts'
import { factsIn } from './facts/chat-facts.ts'
import { ToldFacts } from './facts/told-facts.ts'
import { withoutSecrets } from './devices/without-secrets.ts'
import { comingHead, comingWords } from './coming-words.ts'
import { MessageDetail, type ChatMessage, type VisitorChat } from './chat.ts'
import { findPlanned } from './planned.server.ts'
import { firstDanger, isInDanger } from './danger/in-danger.server.ts'
import { griefHead } from './grief-head.server.ts'
import { automatedName } from './no-answer-words.ts'
import { isOwn as isOwnMessage } from './own-messages.server.ts'
import type { ChatOfRow, ChatOfVisitor, PastChat, SeenChat } from './visitor.server.ts'

/** So many messages are read at once; whoever has them asks for those after. */
export const messagesOfAPage = 200

/**
 * What the visitor may read of what comes after a position, up to the last that they may see: without what opens the chat where a link of
 * the staff opened it, and so maybe someone else. By a link of the visitor that device would count as theirs.
 */
export async function messagesAfter(
  world: World,
  {
    id,
    last_position,
    language,
    wished_way,
    isOwn,
  }: Pick<ChatOfVisitor, 'id' | 'last_position' | 'language' | 'wished_way' | 'isOwn'>,
  after: number,
): Promise<ChatMessage[]> {
  const rows = await selectMessages(world, id)
    .where('position', '>', after)
    .where('position', '<=', last_position)
    .where('kind', '!=', 'note')
    .orderBy('position')
    .execute()
  const messages = rows
    .map(toMessage)
    .filter((message, nth, all) => !isReplaced(message, all[nth + 1]))
    .map((message) => namedComing(message, language))
  const named = messages.map(withoutMark).map(namedAutomated)
  const shown = isOwn ? named : named.map(withoutSecret)
  if (!shown.some(({ kind }) => kind === 'person_wanted')) return shown
  const danger = await firstDanger(world, id)
  const isNoCall = (position: number) => wished_way === 'text' || (danger !== null && danger < position)
  return shown.map((message) =>
    message.kind === 'person_wanted' && isNoCall(message.position)
      ? { ...message, text: wantedWithoutCall[language] }
      : message,
  )
}

/** Where a person is called at once, nobody reads that automated answers are on again. */
function isReplaced({ kind, position }: ChatMessage, next: ChatMessage | undefined) {
  return kind === 'handed_back' && next?.kind === 'person_wanted' && next.position === position + 1
}

/** To whoever can’t or won’t call, and in danger: 911 comes first, and a phone may light gas. Elsewhere it is added that a call may be faster. */
const wantedWithoutCall = {
  en: 'We’re finding someone for you.',
  es: 'Buscamos a alguien que le conteste.',
} as const

/** Whoever was given the conversation by someone else need not be there yet: it is said that they will be, as a notice of ours. */
function namedComing(message: ChatMessage, language: ChatOfRow['language']): ChatMessage {
  const { kind, by, detail } = message
  const isGiven = kind === 'taken' && detail?.transfer && detail.transfer.by !== detail.transfer.to
  if (!isGiven) return message
  return { ...message, kind: 'text', text: comingWords[language].line(by ?? '') }
}

/** Whoever writes does not read the marks of the staff: who writes spam does not hear what gave it away, nor who gave them to whom. */
function withoutMark({ detail, ...message }: ChatMessage): ChatMessage {
  if (!detail?.spam && !detail?.by_link && !detail?.transfer && !detail?.was) return { ...message, detail }
  const { spam: _, by_link: __, transfer: ___, was: ____, ...rest } = detail
  return { ...message, detail: Object.keys(rest).length > 0 ? rest : null }
}

/** What is told in words, and quotes nothing, has its sender above it, as the words of a person have. */
function namedAutomated(message: ChatMessage): ChatMessage {
  const { author, kind, detail } = message
  if (author !== 'automated' || kind !== 'text') return message
  return { ...message, by: automatedName[detail?.asked ?? 'en'] }
}

/** The end of the conversation with the notes in it, as staff reads it, without what opens it; or what comes before a position. */
export async function latestMessages(world: World, chatId: string, before?: number): Promise<ChatMessage[]> {
  const rows = await selectMessages(world, chatId)
    .$if(before !== undefined, (message) => message.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .execute()
  return withTransfers(world, rows.map(toMessage).map(withoutSecret).toReversed())
}

function withoutSecret(message: ChatMessage): ChatMessage {
  return { ...message, text: withoutSecrets(message.text) }
}

async function withTransfers({ db }: World, messages: readonly ChatMessage[]): Promise<ChatMessage[]> {
  const ids = messages
    .flatMap(({ detail }) => Object.values(detail?.transfer ?? {}))
    .filter((id) => id !== null)
  if (ids.length === 0) return [...messages]
  const people = await db.selectFrom('employee').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return messages.map((message) => {
    const given = message.detail?.transfer
    if (!given) return message
    const [by, to] = [names.get(given.by) ?? '', names.get(given.to) ?? '']
    return { ...message, transfer: { by, to, from: given.from && (names.get(given.from) ?? null) } }
  })
}

function selectMessages({ db }: World, chatId: string) {
  return db
    .selectFrom('chat_message')
    .leftJoin('employee', 'employee.id', 'employee_id')
    .select(['position', 'chat_message.id', 'author', 'kind', 'employee.name as by', 'text', 'detail', 'at'])
    .where('chat_id', '=', chatId)
    .limit(messagesOfAPage)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

function toMessage({ detail, at, ...message }: Row): ChatMessage {
  return {
    ...message,
    detail: detail === null ? null : MessageDetail.parse(detail),
    at: at.toISOString(),
  }
}

/** What a browser of the visitor sees of the chat. */
export function seenChat(world: World, chat: SeenChat, after: number): Promise<VisitorChat> {
  return chat.isPast ? pastChat(world, chat, after) : visitorChat(world, chat, after)
}

async function pastChat(world: World, chat: PastChat, after: number): Promise<VisitorChat> {
  return {
    state: 'ended',
    with: null,
    coming: null,
    facts: {},
    reference: null,
    is_planned: false,
    in_danger: false,
    language: chat.language,
    heard_loss: null,
    wished_way: null,
    seen: 0,
    // How its visitor wishes to be reached by now is none of this device’s business.
    items: await messagesAfter(world, { ...chat, wished_way: null }, after),
  }
}

/** What the visitor sees: never a note, and of the staff the names alone. */
export async function visitorChat(world: World, chat: ChatOfVisitor, after: number): Promise<VisitorChat> {
  const [items, employee, lead, planned, in_danger] = await Promise.all([
    messagesAfter(world, chat, after),
    chat.assigned_to && chat.state === 'staff' ? nameOf(world, chat.assigned_to) : null,
    chat.contact_at ? referenceOf(world, chat.id) : null,
    chat.contact_at ? findPlanned(world, chat.id) : null,
    isInDanger(world, chat),
  ])
  const isComing = chat.join_by !== null
  return {
    state: chat.state,
    with: isComing ? null : employee,
    coming: isComing && employee !== null ? comingHead(employee) : await griefHead(world, chat),
    facts: withoutTellers(ToldFacts.parse(chat.facts)),
    reference: lead,
    is_planned: planned !== null,
    in_danger,
    language: chat.language,
    heard_loss: chat.heard_loss,
    wished_way: chat.wished_way,
    seen: chat.staff_seen,
    items,
  }
}

/** Which employee told a fact is for staff. */
function withoutTellers(told: ToldFacts): ToldFacts {
  return ToldFacts.parse(
    Object.fromEntries(Object.entries(told).map(([name, fact]) => [name, { ...fact, by: null }])),
  )
}

async function nameOf({ db }: World, employeeId: string) {
  const { name } = await db
    .selectFrom('employee')
    .select('name')
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow()
  return name
}

async function referenceOf({ db }: World, leadId: string) {
  const lead = await db.selectFrom('lead').select('reference').where('id', '=', leadId).executeTakeFirst()
  return lead?.reference ?? null
}

/** What the visitor wrote on devices that are surely theirs, the first in front. */
export async function textsOf({ db }: World, chatId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select('text')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'visitor')
    .where('kind', '=', 'text')
    .where(isOwnMessage)
    .orderBy('position')
    .limit(messagesOfAPage)
    .execute()
  return rows.map(({ text }) => text)
}

/** Of a chat whose row was read: what its visitor told. */
export function factsOf(chat: Pick<ChatOfRow, 'facts'>) {
  return factsIn(ToldFacts.parse(chat.facts))
}
