import { expect, test } from 'vitest'
import { changedParts } from './answer-changes.ts'

const answer = {
  question: 'Do you work in Sebring?',
  answer: 'Yes.',
  language: 'en',
  topic: 'areas',
  link: '/service-areas/sebring-oh',
  rules: [],
  wordings: ['sebring ohio??'],
  spanish_question: '',
  spanish_answer: '',
  also_on_faq: false,
  review_on: '2027-11-24',
} as const

test('the history of an answer tells which parts of it were changed', () => {
  const before = { ...answer, rules: [], wordings: [...answer.wordings] }
  const after = { ...before, answer: 'Yes, every day.', review_on: '2028-02-24', wordings: ['sebring?'] }
  expect(changedParts(before, before)).toEqual([])
  expect(changedParts(before, after)).toEqual(['answer', 'how visitors ask it', 'review date'])
})
