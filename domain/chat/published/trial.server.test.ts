import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { decide, type Decide } from '../decide.ts'
import { openVisitorChat } from '../open.flow.ts'
import { sayInChat } from '../visitor-says.flow.ts'
import { openLibrary } from './library.server.ts'
import { tryQuestion, type TriedText } from './trial.server.ts'

const pets = {
  title: 'What about my pets?',
  text: 'Tell us that they are there, because our machines are loud.',
  path: '/faq#pets',
  rules: [],
  isAnswer: true,
} as const
const prices = { ...pets, title: 'Does the piano fit?', text: 'It costs $200.', path: '/faq#piano' }
const ways = { open: openVisitorChat, say: sayInChat }
const library = openLibrary({ passages: [pets, prices], pages: [] })

async function tried(text: string, where: Partial<TriedText> = {}) {
  const test = await createTestWorld()
  const editor = allow(await aPerson(test), 'chat.settings')
  const decideIt: Decide = (message, phrases) => decide(message, { search: library.search, phrases })
  const asked = { text, group: 'services', language: 'en', ...where } as const
  const trial = await tryQuestion(test.world, editor, { ...asked, library, decide: decideIt, ways })
  const chats = await test.world.db.selectFrom('chat').select('id').execute()
  const events = await test.world.db
    .selectFrom('event')
    .select('id')
    .where('name', 'like', 'chat.%')
    .execute()
  expect([chats, events]).toEqual([[], []])
  return trial
}

test('a question is tried without asking it: what it matches, how surely, and what a visitor would read', async () => {
  expect(await tried('what about my pets')).toEqual({
    language: 'en',
    danger: null,
    reason: null,
    match: { question: pets.title, path: pets.path, score: 1, is_published: false },
    recognized: [],
    broken: [],
    read: [{ kind: 'quote', text: pets.text, title: pets.title, from_office: false }],
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
    read: [
      { kind: 'danger', text: expect.stringMatching(/^Get out now. Call 911 from outside./) },
      { kind: 'person_wanted' },
    ],
    calls_person: true,
  })
})

test('what breaks a rule is not said, and the rule is named', async () => {
  expect(await tried('does the piano fit')).toMatchObject({
    reason: 'nothing',
    match: { path: '/faq#piano' },
    broken: ['price'],
    read: [
      { kind: 'text', text: expect.stringMatching(/^We have no automated answer/) },
      { kind: 'person_wanted' },
    ],
    calls_person: true,
  })
})

test('of a question about safety a visitor reads what is safe in any case, and a person is called', async () => {
  expect(await tried('is it safe to sleep here')).toMatchObject({
    danger: null,
    reason: 'safety',
    read: [
      { kind: 'danger', text: expect.stringMatching(/^We can’t judge that from here/) },
      { kind: 'person_wanted' },
    ],
    calls_person: true,
  })
})

test('a trial tells what only the chat itself says: what to do first, who writes, and that a machine answers', async () => {
  const readOf = async (text: string, where: Partial<TriedText> = {}) =>
    (await tried(text, where)).read.map(({ text }) => text).join(' | ')
  expect(await readOf('watr comng frm celing')).toMatch(/^Until someone answers:.*sagging ceiling/s)
  expect(await readOf('agua del techo')).toMatch(/^Mientras alguien le contesta:/)
  expect(await readOf('my mom died at home', { group: 'trauma' })).toMatch(/^We’re sorry\./)
  expect(await readOf('are you a robot')).toMatch(/^These answers are automated\./)
})
