import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { decide, type Decide } from '../decide.ts'
import { openLibrary } from './library.server.ts'
import { tryQuestion } from './trial.server.ts'

const pets = {
  title: 'What about my pets?',
  text: 'Tell us that they are there, because our machines are loud.',
  path: '/faq#pets',
  rules: [],
  isAnswer: true,
} as const
const prices = { ...pets, title: 'Does the piano fit?', text: 'It costs $200.', path: '/faq#piano' }
const library = openLibrary({ passages: [pets, prices], pages: [] })

async function tried(text: string) {
  const test = await createTestWorld()
  const editor = allow(await aPerson(test), 'chat.settings')
  const decideIt: Decide = (message, phrases) => decide(message, { search: library.search, phrases })
  return tryQuestion(test.world, editor, { text, library, decide: decideIt, phone: '+13305550142' })
}

test('a question is tried without asking it: what it matches, how surely, and what a visitor would read', async () => {
  expect(await tried('what about my pets')).toEqual({
    language: 'en',
    danger: null,
    reason: null,
    match: { question: pets.title, path: pets.path, score: 1, is_published: false },
    recognized: [],
    broken: [],
    said: { kind: 'quote', text: pets.text, title: pets.title, path: pets.path },
    calls_person: false,
  })
})

test('the words that were recognized are told as they were typed, slips and all', async () => {
  expect(await tried('hey guys my petts and loud machnes')).toMatchObject({
    match: { path: pets.path },
    recognized: ['petts', 'loud', 'machnes'],
  })
})

test('a danger is told of before anything else', async () => {
  expect(await tried('i smell gas and my pets are in there')).toMatchObject({
    danger: 'gas',
    match: null,
    said: { kind: 'danger', text: expect.stringMatching(/^Get out now. Call 911 from outside./) },
    calls_person: true,
  })
})

test('what breaks a rule is not said, and the rule is named', async () => {
  expect(await tried('does the piano fit')).toMatchObject({
    reason: 'nothing',
    match: { path: '/faq#piano' },
    broken: ['price'],
    said: null,
    calls_person: true,
  })
})

test('of a question about safety a visitor reads what is safe in any case, and a person is called', async () => {
  expect(await tried('is it safe to sleep here')).toMatchObject({
    danger: null,
    reason: 'safety',
    said: { kind: 'danger', text: expect.stringMatching(/^We can’t judge that from here/) },
    calls_person: true,
  })
})
