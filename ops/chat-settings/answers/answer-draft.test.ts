import { expect, test } from 'vitest'
import type { UnansweredGroup } from '#domain/chat/unanswered/unanswered.ts'
import { draftFor, toDoFirst, reviewChoices, topicOf } from './answer-draft.ts'
import { askedWords } from './words.ts'

const group: UnansweredGroup = {
  id: '01a2164d-87cd-7c6b-97b9-813db5aff521',
  question: 'Do you work in Sebring?',
  wordings: ['sebring ohio??'],
  language: 'en',
  reason: 'nothing',
  count: 5,
  last_at: '2026-11-24T11:32:00Z',
  closest: { path: '/service-areas/sebring-oh', title: 'Sebring, OH' },
  chats: [],
}

test('an answer begins with its question, the closest page and its topic, and is reviewed in a year', () => {
  expect(draftFor(group, '2026-11-24')).toMatchObject({
    question: 'Do you work in Sebring?',
    link: '/service-areas/sebring-oh',
    topic: 'areas',
    review_on: '2027-11-24',
    wordings: ['sebring ohio??'],
  })
  expect(draftFor({ ...group, closest: null }, '2026-11-24')).toMatchObject({
    link: '/faq',
    topic: 'process',
  })
})

test.each([
  ['/services/mold-remediation', 'mold'],
  ['/youngstown-oh', 'areas'],
  ['/contact', 'process'],
])('a page tells the topic: %s', (path, topic) => {
  expect(topicOf(path)).toBe(topic)
})

test('the day of the review that is set is among its choices', () => {
  expect(reviewChoices('2026-11-24', '2026-12-01')).toEqual([
    '2026-12-01',
    '2027-02-24',
    '2027-05-24',
    '2027-11-24',
    '2028-11-24',
  ])
})

test('nothing is published that the server would refuse, and what is to be done first is said', () => {
  const draft = draftFor(group, '2026-11-24')
  const may = (answer: string, rules: typeof draft.rules = []) =>
    toDoFirst({ ...draft, answer, rules }, ['the best in town'])
  expect(may('  ')).toBe('Write the answer before you publish.')
  for (const said of ['Yes, for $200.', 'We are the best in town.'])
    expect(may(said)).toMatch(/marked in red/)
  expect(may('Move light things to a dry room.')).toMatch(/^Choose the safety rules/)
  expect(may('Move light things to a dry room.', ['light-things'])).toBeNull()
  expect(may('Yes. Call us and a person answers.')).toBeNull()
})

test('how often and when it was asked is told in a few words', () => {
  const now = new Date('2026-11-24T14:00:00Z')
  expect(askedWords(group, now)).toBe('Asked 5 times, last today 6:32 AM')
  expect(askedWords({ count: 1, last_at: '2026-11-20T11:32:00Z' }, now)).toBe('Asked once, Nov 20, 6:32 AM')
})

test('the Spanish version is optional, and stands under the same rules', () => {
  const draft = { ...draftFor(group, '2026-11-24'), answer: 'Yes. Call us and a person answers.' }
  const may = (spanish_question: string, spanish_answer: string) =>
    toDoFirst({ ...draft, spanish_question, spanish_answer }, [])
  expect(may('', '')).toBeNull()
  expect(may('¿Trabajan en Sebring?', '')).toMatch(/^Write both/)
  expect(may('¿Trabajan en Sebring?', 'Sí, por $200.')).toMatch(/marked in red/)
  expect(may('¿Trabajan en Sebring?', 'Sí. Llámenos.')).toBeNull()
})
