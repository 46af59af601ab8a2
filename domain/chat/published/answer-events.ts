import * as z from 'zod'
import { chatAnswer } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

// Which answer and what happened; what it says stands in its versions.
const ofAnswer = {
  subjects: ['answer_id'],
  audience: { permission: 'chat.settings', reach: 'any' },
  stale: ['chat-answers'],
  pages: 'changed-pages',
  payload: z.object({ answer_id: z.uuid(), revision: z.int() }),
} as const

export const answerPublished = defineEvent('chat_answer.published', {
  ...ofAnswer,
  audit: chatAnswer('Chat answer published', 'published {it}', '{it} was published'),
})
export const answerChanged = defineEvent('chat_answer.changed', {
  ...ofAnswer,
  audit: chatAnswer('Chat answer changed', 'changed {it}', '{it} was changed'),
})
/** It is quoted no more. */
export const answerRetired = defineEvent('chat_answer.retired', {
  ...ofAnswer,
  audit: chatAnswer('Chat answer retired', 'retired {it}', '{it} was retired'),
})
export const answerUndone = defineEvent('chat_answer.undone', {
  ...ofAnswer,
  audit: chatAnswer(
    'Chat answer change undone',
    'undid the last change to {it}',
    'the last change to {it} was undone',
  ),
})
