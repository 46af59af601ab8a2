import type { ChatMessage, MessageDetail, VisitorChat } from '#domain/chat/chat.ts'
import type { Waiting } from './waiting.ts'
import type { Told } from './questions.ts'

export type Sent = 'sending' | 'sent' | 'read' | { readonly refused: string }

/** What stands in the conversation, one below the other. */
export type Line = { readonly key: string } & (
  | { readonly kind: 'said'; readonly text: string; readonly sent: Sent }
  | { readonly kind: 'photo'; readonly sha256: string; readonly sent: Sent }
  | { readonly kind: 'answer'; readonly fact: string; readonly value: string | readonly string[] }
  /** By no one: an automated answer. */
  | { readonly kind: 'reply'; readonly by: string; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string; readonly detail: MessageDetail | null }
  | { readonly kind: 'danger'; readonly text: string }
  | { readonly kind: 'contact'; readonly way: unknown; readonly phone: string; readonly sent: Sent }
  | {
      readonly kind: 'told'
      readonly what: 'taken' | 'handed_back' | 'ended' | 'person_wanted'
      readonly by: string
      /** In words of its own, where the usual ones would be wrong. */
      readonly text: string
    }
)

/** The visitor’s answers as they stand, with those that are still to be sent. */
export function toldIn({ facts }: VisitorChat, waiting: readonly Waiting[]): Told {
  const told = new Map(Object.entries(facts).map(([fact, { value }]) => [fact, value] as const))
  for (const { path, body } of waiting)
    for (const [fact, value] of path === 'facts' ? Object.entries(body) : [])
      if (typeof value === 'string') told.set(fact, value)
      else if (Array.isArray(value)) told.set(fact, value.map(String))
      else told.delete(fact)
  return Object.fromEntries(told)
}

/** The lines of what the server has, and behind them of what waits. An answer stands once, as it is now. */
export function linesOf(chat: VisitorChat, waiting: readonly Waiting[]): Line[] {
  const told = toldIn(chat, waiting)
  const known = new Set(chat.items.map(({ id }) => id))
  const unsent = waiting.filter(({ id }) => !known.has(id))
  const lines = [
    ...chat.items.flatMap((item) => lineOf(item, chat.seen, told)),
    ...unsent.flatMap((each) => waitingLines(each, told)),
  ]
  const lastAnswers = new Map(lines.map((line) => [line.kind === 'answer' ? line.fact : line.key, line]))
  return lines.filter((line) => line.kind !== 'answer' || lastAnswers.get(line.fact) === line)
}

function lineOf(
  { id, position, author, kind, by, text, detail }: ChatMessage,
  seen: number,
  told: Told,
): Line[] {
  const sent = position <= seen ? 'read' : 'sent'
  const who = by ?? ''
  switch (kind) {
    case 'text':
      if (author === 'visitor') return [{ key: id, kind: 'said', text, sent }]
      if (author === 'product') return [{ key: id, kind: 'told', what: 'taken', by: who, text }]
      return [{ key: id, kind: 'reply', by: author === 'employee' ? who : '', text }]
    case 'photo':
      return [{ key: id, kind, sha256: detail?.sha256 ?? '', sent }]
    case 'answer':
      return author === 'visitor' ? answerLines(id, detail?.fact ?? '', told) : []
    case 'quote':
      return [{ key: id, kind, text, detail }]
    case 'danger':
      return [{ key: id, kind, text }]
    case 'contact':
      // Of a number that staff took over, the visitor said nothing more.
      return [{ key: id, kind, way: author === 'visitor' && detail?.way, phone: text, sent }]
    // Notes of the staff never come.
    case 'note':
      return []
    default:
      return [{ key: id, kind: 'told', what: kind, by: who, text }]
  }
}

function waitingLines({ id, path, body, refused }: Waiting, told: Told): Line[] {
  const sent = refused ? { refused } : 'sending'
  switch (path) {
    case 'messages':
      return [{ key: id, kind: 'said', text: String(body['text']), sent }]
    case 'photos':
      return [{ key: id, kind: 'photo', sha256: String(body['sha256']), sent }]
    case 'contact':
      return [{ key: id, kind: 'contact', way: body['way'], phone: String(body['phone']), sent }]
    case 'facts':
      return Object.keys(body).flatMap((fact) => answerLines(id, fact, told))
  }
}

/** The question about danger has its answer beside it, at the top. */
function answerLines(id: string, fact: string, told: Told): Line[] {
  const value = told[fact]
  return value === undefined || fact === 'danger'
    ? []
    : [{ key: `${id} ${fact}`, kind: 'answer', fact, value }]
}
