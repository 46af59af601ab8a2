import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { anAnswer } from '#test/an-answer.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** Requests about the answers that staff publish for the chat, and the questions that have none. */
export const aboutChatAnswers: Readonly<Record<string, MakeAsk>> = {
  'POST /api/chat-answers': () => sending('/api/chat-answers', { ...anAnswer, id: newId() }),
  'POST /api/chat-answers/trials': () => sending('/api/chat-answers/trials', { text: 'do you move pianos' }),
  'GET /api/chat-answers/{id}/versions': async (place) => ({ path: `${await published(place)}/versions` }),
  'PUT /api/chat-answers/{id}': async (place) =>
    sending(await published(place), { ...anAnswer, answer: 'We do.', revision: 1 }),
  'DELETE /api/chat-answers/{id}': async (place) => ({ path: `${await published(place)}?revision=1` }),
  'POST /api/chat-answers/{id}/undo': async (place) =>
    sending(`${await published(place)}/undo`, { revision: 1 }),
  'PUT /api/chat-questions/{id}/left': async (place) => {
    const id = newId()
    await (await aChatVisitor(place)).say('do you move pianos', id)
    return sending(`/api/chat-questions/${id}/left`, { left: true })
  },
}

async function published({ other }: Place) {
  const id = newId()
  await other.request('/api/chat-answers', { method: 'POST', json: { ...anAnswer, id } })
  return `/api/chat-answers/${id}`
}
