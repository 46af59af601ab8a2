import type { AnswerFacts } from '#domain/chat/published/chat-answer.ts'

/** An answer as staff write it. */
export const anAnswer: AnswerFacts = {
  question: 'Will you move my piano?',
  answer: 'Yes. We move pianos out of wet rooms with a crew that is trained for it.',
  spanish_question: '',
  spanish_answer: '',
  language: 'en',
  topic: 'process',
  link: '/services',
  rules: [],
  wordings: ['can u move a piano'],
  also_on_faq: false,
  review_on: '2027-11-20',
}
