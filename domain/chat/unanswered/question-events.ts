import * as z from 'zod'
import { chatAnswer } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

// How many questions it was about; what they say stands in their messages.
const ofQuestions = {
  subjects: ['question_id'],
  payload: z.object({ question_id: z.uuid(), questions: z.int() }),
  audience: { permission: 'chat.settings', reach: 'any' },
  stale: ['chat-answers'],
} as const

export const questionsLeft = defineEvent('chat_question.left', {
  ...ofQuestions,
  audit: chatAnswer(
    'Chat question left to a person',
    'left a question of the chat to people',
    'a question of the chat was left to people',
  ),
})
export const questionsListed = defineEvent('chat_question.listed_again', {
  ...ofQuestions,
  audit: chatAnswer(
    'Chat question listed again',
    'listed a question of the chat again',
    'a question of the chat was listed again',
  ),
})
