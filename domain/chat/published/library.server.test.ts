import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { anAnswer } from '#test/an-answer.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from '../decide.ts'
import { publishAnswer } from './answers.server.ts'
import type { AnswerFacts } from './chat-answer.ts'
import { openLibrary } from './library.server.ts'

const page = (title: string, text: string, path: string) =>
  ({ title, text, path, rules: [], isAnswer: true }) as const
const sebring = { title: 'Sebring, OH', path: '/service-areas/sebring-oh' }
const passages = [
  page('What about my pets?', 'Keep them out of wet rooms. Tell us that they are there.', '/faq#pets'),
  page('Do you work nights?', 'A person answers our phone at any hour.', '/faq#nights'),
  { ...page(sebring.title, 'Old houses here have stone basements.', sebring.path), place: 'Sebring' },
]

/** What is quoted to a question once these are published. */
async function quotedAfter(...published: Partial<AnswerFacts>[]) {
  const test = await createTestWorld()
  const editor = allow(await aPerson(test), 'chat.settings')
  const library = openLibrary({ passages, pages: [sebring, { path: '/services', title: 'Services' }] })
  for (const facts of published)
    await publishAnswer(test.world, editor, { ...anAnswer, wordings: [], ...facts, id: newId() })
  await library.renew(test.world)
  return (question: string) => {
    const decision = decide(question, { search: library.search })
    return decision.kind === 'quote' ? [decision.quote.text, decision.quote.title] : decision.kind
  }
}

test('a published answer goes before a page that says as much, by its question or by a wording that was typed', async () => {
  const quoted = await quotedAfter({
    question: 'Do dogs bother your crew?',
    answer: 'Most dogs do better with a neighbor, since the machines are loud.',
    wordings: ['do machines bother pets'],
  })
  const answer = ['Most dogs do better with a neighbor, since the machines are loud.', 'Services']
  expect(quoted('will my dog bother the crew')).toEqual(answer)
  expect(quoted('do machines bother pets')).toEqual(answer)
  expect(quoted('do you work nights')).toEqual([
    'A person answers our phone at any hour.',
    'Do you work nights?',
  ])
})

test('an answer of the office is told from a quotation of a page', async () => {
  const library = openLibrary({ passages, pages: [] })
  const { world, ...test } = await createTestWorld()
  const editor = allow(await aPerson({ world, ...test }), 'chat.settings')
  await publishAnswer(world, editor, { ...anAnswer, id: newId() })
  await library.renew(world)
  const quoteOf = (question: string) => {
    const decision = decide(question, { search: library.search })
    return decision.kind === 'quote' ? decision.quote : expect.fail()
  }
  expect(quoteOf(anAnswer.question).from_office).toBe(true)
  expect(quoteOf('do you work nights').from_office).toBeUndefined()
})

test('whoever asks in Spanish is answered in Spanish where there is such an answer, and no one else is', async () => {
  const english = { question: 'Do you have a pool truck?', answer: 'We do not empty pools.' }
  const quoted = await quotedAfter(english, {
    question: '¿Vacían piscinas?',
    answer: 'No vaciamos piscinas.',
    language: 'es',
  })
  expect(quoted('vacian piscinas')).toEqual(['No vaciamos piscinas.', 'Services'])
  expect(quoted('do you have a pool truck')).toEqual([english.answer, 'Services'])
  expect(quoted('what about a piscinas')).not.toEqual(['No vaciamos piscinas.', 'Services'])
})

test('an answer that names a place answers only who names it, also with other words', async () => {
  const quoted = await quotedAfter({
    question: 'Do you work in Sebring?',
    answer: 'Yes. We work in Sebring, day and night.',
    link: sebring.path,
  })
  const answer = ['Yes. We work in Sebring, day and night.', 'Sebring, OH']
  expect(quoted('do yuo guys come out to sebrign')).toEqual(answer)
  expect(quoted('sebring ohio??')).toEqual(answer)
  expect(quoted('do you work nights')).not.toEqual(answer)
})

test('what only people may answer stays with them, whatever is published', async () => {
  const quoted = await quotedAfter({
    question: 'What does a dehumidifier cost?',
    answer: 'A person tells you.',
  })
  expect(quoted('what does a dehumidifier cost')).toBe('person')
})

test('an answer with a Spanish version is quoted in it to who asks in Spanish, and never to who asks in English', async () => {
  const harp = {
    question: 'Will you move my harp?',
    answer: 'Yes, two of us move it.',
    spanish_question: '¿Mueven mi arpa?',
    spanish_answer: 'Sí, la movemos entre dos.',
  }
  const quoted = await quotedAfter(harp)
  expect(quoted('will you move a harp')).toEqual([harp.answer, 'Services'])
  expect(quoted('ustedes mueven una arpa')).toEqual([harp.spanish_answer, 'Services'])
  expect(quoted('mi arpa, la mueven?')).toEqual([harp.spanish_answer, 'Services'])
  expect(quoted('harp')).toEqual([harp.answer, 'Services'])
})
