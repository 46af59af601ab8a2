import { hc, parseResponse } from 'hono/client'
import type { ChatAnswersApi } from '#api/chat-answers.ts'
import type { ChatQuestionsApi } from '#api/chat-questions.ts'
import type { AnswerFacts, ChatAnswer } from '#domain/chat/published/chat-answer.ts'
import type { TriedText } from '#domain/chat/published/trial.server.ts'
import { asMe } from '../../as-me.ts'

const answers = hc<ChatAnswersApi>('/api/chat-answers', asMe)
const questions = hc<ChatQuestionsApi>('/api/chat-questions', asMe)

export type Which = Pick<ChatAnswer, 'id' | 'revision'>

export function listUnanswered() {
  return parseResponse(questions.index.$get())
}

/** Takes a question, and those like it, off the list, or puts them back. */
export function leaveToPerson(id: string, left: boolean) {
  return parseResponse(questions[':id'].left.$put({ param: { id }, json: { left } }))
}

export function listAnswers() {
  return parseResponse(answers.index.$get())
}

export function listLinkedPages() {
  return parseResponse(answers.pages.$get())
}

export function listVersions(id: string) {
  return parseResponse(answers[':id'].versions.$get({ param: { id } }))
}

export function publishAnswer(json: AnswerFacts & { id: string; asked: string | null }) {
  return parseResponse(answers.index.$post({ json }))
}

export function changeAnswer({ id, revision }: Which, facts: AnswerFacts) {
  return parseResponse(answers[':id'].$put({ param: { id }, json: { ...facts, revision } }))
}

export function retireAnswer({ id, revision }: Which) {
  return parseResponse(answers[':id'].$delete({ param: { id }, query: { revision: String(revision) } }))
}

export function undoAnswerChange({ id, revision }: Which) {
  return parseResponse(answers[':id'].undo.$post({ param: { id }, json: { revision } }))
}

/** What a visitor would get for a question. */
export function tryQuestion(json: TriedText) {
  return parseResponse(answers.trials.$post({ json }))
}
