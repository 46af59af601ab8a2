import { FactName } from '#domain/chat/facts/told-facts.ts'
import type { ChatDetail, ChatMessage } from '#domain/chat/chat.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { askOf } from './asks.ts'
import { labelOf } from './fact-rows.ts'
import { waitedFor } from './message-groups.ts'
import { spanWords } from './words.ts'

/** What was asked and what was answered, in a line of the conversation. */
export function answerWords(
  { kind, author, by, text, detail }: ChatMessage,
  { phone }: Pick<ChatDetail, 'phone'>,
) {
  if (kind === 'contact') {
    const number = phone ? displayPhone(phone) : 'a number'
    if (author === 'employee')
      return { question: 'Phone number:', answer: `${number}, taken from the chat by ${by ?? 'staff'}` }
    if (!detail?.way)
      return { question: 'Phone number written:', answer: `${number}, not said: call or text` }
    return {
      question: 'Phone number given:',
      answer: `${number}, wants ${detail.way === 'text' ? 'a text message' : 'a call'}`,
    }
  }
  const fact = FactName.safeParse(detail?.fact).data
  if (!fact) return { question: 'Answered:', answer: text }
  return { question: askOf(fact, 'en') || labelOf(fact), answer: text || 'Answer removed' }
}

type Told = { me: string; time: string }

/** What happened with the conversation itself. */
export function happenedWords(chat: ChatDetail, message: ChatMessage, { me, time }: Told): string {
  const { kind, by } = message
  const who = by === me ? 'You' : (by ?? 'Someone')
  switch (kind) {
    case 'taken': {
      const waited = waitedFor(chat, message)
      const after = waited === null ? '' : `, ${spanWords(waited)} after the first message`
      return `${who} took over at ${time}${after}`
    }
    case 'handed_back':
      return `${who} handed it back to automated answers at ${time}`
    case 'ended':
      return `${who} ended the chat at ${time}`
    case 'person_wanted':
      return `Waiting for a person from ${time}`
    default:
      return ''
  }
}
