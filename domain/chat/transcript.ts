import * as z from 'zod'
import { inLines } from '#platform/text/text.ts'
import { localOf } from '#domain/company/local-time.ts'
import { sourceWords } from './source-words.ts'
import { FactName } from './facts/told-facts.ts'
import type { ChatDetail, ChatMessage, Transfer } from './chat.ts'
import { factWords, valueWords } from './facts/fact-words.ts'

export const TranscriptForm = z.object({ as: z.enum(['text', 'json']) })
export type TranscriptForm = z.output<typeof TranscriptForm>

/** For a browser to save. */
export type TranscriptFile = { readonly name: string; readonly type: string; readonly body: string }

/** The conversation as a file. Its name tells nothing about anyone: the number of the job or request, else the ID of the chat. */
export function transcriptFile(chat: ChatDetail, { as }: TranscriptForm): TranscriptFile {
  const name = `chat-${chat.job_number ?? chat.reference ?? chat.id}`
  return as === 'json'
    ? { name: `${name}.json`, type: 'application/json', body: `${JSON.stringify(recordOf(chat), null, 2)}\n` }
    : { name: `${name}.txt`, type: 'text/plain; charset=utf-8', body: textOf(chat) }
}

function recordOf({ reference, job_number, opened_at, language, page, facts, messages }: ChatDetail) {
  const told = Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]))
  const said = messages.map(({ at, author, by, kind, text, detail, transfer }) => ({
    at,
    author,
    by,
    kind,
    text,
    detail,
    transfer,
  }))
  return { reference, job_number, opened_at, language, page, facts: told, messages: said }
}

function textOf(chat: ChatDetail) {
  const hasNotes = chat.messages.some(({ kind }) => kind === 'note')
  const told = FactName.options.flatMap((name) => {
    const fact = chat.facts[name]
    return fact ? [`${factWords[name].name}: ${valueWords(name, fact.value)}`] : []
  })
  const lines = [
    `Chat ${chat.reference ?? chat.id}${chat.job_number ? `, job ${chat.job_number}` : ''}`,
    `Opened ${timeOf(chat.opened_at)}${chat.page && ` on ${chat.page}`}${chat.language === 'es' ? ', in Spanish' : ''}`,
    ...(hasNotes ? ['Contains notes that only staff may read.'] : []),
    '',
    ...chat.messages.map((message) =>
      behindOurs(`${timeOf(message.at)}  ${whoOf(message)}: ${wordsOf(message)}`),
    ),
    ...(told.length > 0 ? ['', 'What was told', ...told.map(behindOurs)] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** Whatever someone wrote stands behind ours: no line of the file begins with it. */
function behindOurs(text: string) {
  return inLines(text).replaceAll('\n', '\n    ')
}

function whoOf({ author, by, kind, detail, transfer }: ChatMessage) {
  if (kind === 'taken' && transfer) return transfer.by
  if (author === 'visitor')
    return detail?.by_link ? 'Visitor, on a device that opened a link from the office' : 'Visitor'
  if (author === 'automated') return 'Automated'
  if (kind === 'note') return `Note from ${by ?? 'staff'}`
  return by ?? 'Chat'
}

function wordsOf({ kind, text, detail, transfer }: ChatMessage) {
  switch (kind) {
    case 'photo':
      return 'Photo'
    case 'answer':
      return `${factNamed(detail?.fact)}: ${text || 'taken back'}`
    case 'quote':
      return `${text} (${sourceWords(detail)})`
    case 'contact':
      return `Phone number ${text}${wishOf(detail)}`
    case 'taken':
      return transfer ? transferWords(transfer) : 'Took the chat over'
    case 'handed_back':
      return 'Handed the chat back to automated answers'
    case 'ended':
      return 'Ended the chat'
    case 'person_wanted':
      return 'The visitor waits for a person from here on'
    default:
      return text
  }
}

function transferWords({ by, from, to }: Transfer) {
  if (by === to) return `Took the chat over from ${from ?? 'staff'}`
  return `Transferred the chat${from && from !== by ? ` from ${from}` : ''} to ${to}`
}

/** Of a number that was only written, or taken by staff, nothing is wished. */
function wishOf(detail: ChatMessage['detail']) {
  if (!detail?.way) return ''
  return detail.way === 'text' ? ', wants a text message' : ', wants a call'
}

function factNamed(fact: string | undefined) {
  const name = FactName.safeParse(fact).data
  return name ? factWords[name].name : 'Answer'
}

function timeOf(at: string) {
  return localOf(new Date(at)).replace('T', ' ')
}
