import { namesOf } from '#domain/audit/names-of.ts'
import type { StoredAnswer } from '#domain/chat/published/chat-answer.ts'

const partWords: Readonly<Record<keyof StoredAnswer, string>> = {
  question: 'question',
  answer: 'answer',
  spanish_question: 'Spanish question',
  spanish_answer: 'Spanish answer',
  language: 'language',
  topic: 'topic',
  link: 'page it links to',
  rules: 'safety rules',
  wordings: 'how visitors ask it',
  also_on_faq: 'whether it is on /faq',
  review_on: 'review date',
}

const parts = namesOf(partWords)

/** What of an answer differs from how it stood before, as people read it. */
export function changedParts(before: StoredAnswer, after: StoredAnswer): string[] {
  return parts
    .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map((part) => partWords[part])
}
