import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { anAnswer } from '#test/an-answer.ts'
import { aPerson } from '#test/people.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { createTestWorld } from '#test/world.ts'
import { listAnswers, listAnswerVersions, listPublished } from './answer-views.server.ts'
import { changeAnswer, publishAnswer, retireAnswer } from './answers.server.ts'
import { undoAnswerChange } from './undo.server.ts'

async function anEditor() {
  const test = await createTestWorld()
  const editor = allow(await aPerson(test, 'Owner', 'Dana Heron'), 'chat.settings')
  const id = newId()
  const { world } = test
  return {
    ...test,
    editor,
    id,
    publish: (facts: object = {}) => publishAnswer(world, editor, { ...anAnswer, ...facts, id }),
    change: (revision: number, facts: object) =>
      changeAnswer(world, editor, { ...anAnswer, ...facts, id, revision }),
    retire: (revision: number) => retireAnswer(world, editor, { id, revision }),
    undo: (revision: number) => undoAnswerChange(world, editor, { id, revision }),
    published: async () => (await listPublished(world)).map(({ answer }) => answer),
  }
}

test('an answer is published once, however often it is sent, and another under its id is refused', async () => {
  const { world, editor, publish } = await anEditor()
  expect([await publish(), await publish()]).toEqual([{ isNew: true }, { isNew: false }])
  await expect(publish({ answer: 'No.' })).rejects.toMatchObject({ status: 409, code: 'answer-differs' })
  expect(await listAnswers(world, editor)).toEqual([
    expect.objectContaining({ ...anAnswer, revision: 1, published_by: 'Dana Heron', retired_at: null }),
  ])
})

test.each([
  ['It costs $200 to move one.', 'answer', /Take out “\$2.*price/],
  ['Yes, your insurance will pay for that.', 'answer', /insurance pays/],
  ['Yes, we are there in 30 minutes.', 'answer', /arrives/],
  ['It is safe to stay in the house.', 'answer', /safe to stay/],
  ['Flip the main breaker back on first.', 'answer', /electrical advice/],
  ['Move it to a dry room.', 'rules', /Choose the safety rules/],
])('what no automated answer may say is refused, with its words: %s', async (answer, field, sentence) => {
  const { publish, published } = await anEditor()
  await expect(publish({ answer })).rejects.toMatchObject({
    status: 422,
    extra: { fields: { [field]: [expect.stringMatching(sentence)] } },
  })
  expect(await published()).toEqual([])
})

test('what tells people to do something names its rules; to call us is no such thing', async () => {
  const { publish, change, published } = await anEditor()
  await publish({ answer: 'Yes. Call us and a person answers.' })
  await expect(change(1, { answer: 'Saque el piano.', language: 'es' })).rejects.toMatchObject({
    status: 422,
  })
  const dry = 'Si el piso está seco, gire la llave hacia la derecha hasta que pare.'
  for (const language of ['es', 'en'])
    await expect(change(1, { answer: dry, language })).rejects.toMatchObject({
      status: 422,
      extra: { fields: { rules: [expect.stringMatching(/Choose the safety rules/)] } },
    })
  await change(1, { answer: 'Move light things to a dry room.', rules: ['light-things'] })
  expect(await published()).toEqual(['Move light things to a dry room.'])
})

test('each change is made from the revision that was seen, and can be taken back, the publication too', async () => {
  const { publish, change, retire, undo, published } = await anEditor()
  await publish()
  await change(1, { answer: 'We do.' })
  await expect(change(1, { answer: 'We may.' })).rejects.toMatchObject({
    status: 409,
    code: 'answer-moved-on',
  })
  // The same again changes nothing, whatever it was made from.
  await change(1, { answer: 'We do.' })
  await retire(2)
  await retire(2)
  expect(await published()).toEqual([])

  await undo(3)
  await undo(3)
  expect(await published()).toEqual(['We do.'])
  await expect(undo(3 + 4)).rejects.toMatchObject({ code: 'answer-moved-on' })
})

test('a publication that is undone retires the answer, and undoing that publishes it again', async () => {
  const { publish, undo, published } = await anEditor()
  await publish()
  await undo(1)
  expect(await published()).toEqual([])
  await undo(2)
  expect(await published()).toEqual([anAnswer.answer])
})

test('an answer that was retired is quoted again once it is changed', async () => {
  const { publish, retire, change, published } = await anEditor()
  await publish()
  await retire(1)
  await change(2, {})
  expect(await published()).toEqual([anAnswer.answer])
})

test('every version stays to be read, and the events tell nothing of what it says', async () => {
  const { world, editor, id, publish, change, retire } = await anEditor()
  await publish()
  await change(1, { answer: 'We do.' })
  await retire(2)
  const versions = await listAnswerVersions(world, editor, id)
  expect(versions.map(({ what, by, content }) => [what, by, content.answer])).toEqual([
    ['retired', 'Dana Heron', 'We do.'],
    ['changed', 'Dana Heron', 'We do.'],
    ['published', 'Dana Heron', anAnswer.answer],
  ])
  const events = await world.db.selectFrom('event').select('payload').where('subject', '=', id).execute()
  expect(events.map(({ payload }) => payload)).toEqual(
    [1, 2, 3].map((revision) => ({ answer_id: id, revision })),
  )
})

test('what the company itself never says is refused as well', async () => {
  const { world, api, publish } = await anEditor()
  await setForChat({ world, api }, { never_say: { en: ['wet rooms'], es: [] } })
  await expect(publish()).rejects.toMatchObject({
    extra: { fields: { answer: ['Take out “wet rooms”. Your settings forbid this phrase.'] } },
  })
})

test('an undo publishes nothing that is forbidden by now', async () => {
  const { world, api, publish, retire, undo, published } = await anEditor()
  await publish()
  await retire(1)
  await setForChat({ world, api }, { never_say: { en: ['wet rooms'], es: [] } })
  await expect(undo(2)).rejects.toMatchObject({ status: 422 })
  expect(await published()).toEqual([])
})

test.each([
  'Is it safe to stay? Yes, it is safe to stay inside. We arrive in 20 minutes for $99.',
  'We are there in 30 minutes, ok?',
  'Will you come, yes your insurance will pay?',
  'Do you dry it for $99?',
])('the question of an answer says nothing that is forbidden either: %s', async (question) => {
  const { publish } = await anEditor()
  await expect(publish({ question })).rejects.toMatchObject({
    status: 422,
    extra: { fields: { question: [expect.stringMatching(/^Take out/)] } },
  })
})

test('a question tells nobody what to do without rules, and may ask what no answer may say', async () => {
  const { publish, change } = await anEditor()
  await expect(publish({ question: 'Move it to a dry room.' })).rejects.toMatchObject({ status: 422 })
  await publish({ question: 'Is it safe to stay in the house?' })
  await change(1, { question: 'Will my insurance cover it' })
  await change(2, { question: '¿Es seguro quedarse en la casa?' })
})

test('wordings are stored without what tells who asked', async () => {
  const { world, publish } = await anEditor()
  await publish({ wordings: ['my name is bob miller can u move it', '330 555 0000'] })
  expect((await listPublished(world))[0]?.wordings).toEqual(['my name is … can u move it'])
})

test.each([
  [{ spanish_question: '¿Mueven pianos?' }, 'spanish_answer', /Write the Spanish answer/],
  [{ spanish_answer: 'Sí.' }, 'spanish_question', /Write the Spanish question/],
  [{ spanish_question: '¿Mueven pianos?', spanish_answer: 'Sí, por $200.' }, 'spanish_answer', /price/],
  [{ spanish_question: '¿Mueven pianos?', spanish_answer: 'Saque el piano.' }, 'rules', /safety rules/],
])('a Spanish version is whole, and stands under the same rules: %j', async (facts, field, sentence) => {
  const { publish, published } = await anEditor()
  await expect(publish(facts)).rejects.toMatchObject({
    status: 422,
    extra: { fields: { [field]: [expect.stringMatching(sentence)] } },
  })
  expect(await published()).toEqual([])
})
