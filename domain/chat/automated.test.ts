import { expect, test } from 'vitest'
import { setForChat } from '#test/set-for-chat.ts'
import { firstSettings, type ChatSettings } from './settings/settings.ts'
import { decide, type Decision } from './decide.ts'
import { safetyWords } from './safety-words.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { newId } from '#platform/uuid.ts'
import { sayInChat } from './visitor-says.flow.ts'

const quote = {
  text: 'We work in all of Mahoning County.',
  title: 'Areas',
  path: '/faq#areas',
  score: 1,
  matches: 'Areas',
  language: 'en',
} as const

/** What follows in the chat where the words of its visitor are decided like this. */
async function after(decision: Decision, settings: Partial<ChatSettings> = {}) {
  const test = await createTestWorld()
  await setForChat(test, settings)
  const visitor = await aChatVisitor(test)
  const said = { id: newId(), text: 'water everywhere', decide: () => decision }
  await sayInChat(test.world, visitor, said)
  const { state, items } = await visitor.see()
  return { state, answers: items.slice(1).map(({ author, kind }) => `${author} ${kind}`), items }
}

test('a danger is told first, and a person is called', async () => {
  const emergency = { kind: 'gas', language: 'es' } as const
  const { state, answers, items } = await after({ kind: 'emergency', emergency })
  expect([state, answers]).toEqual(['waiting', ['automated danger', 'product person_wanted']])
  expect(items[1]?.text).toMatch(/^Salga ya. Llame al 911 desde afuera/)
})

test('a question about our work is answered by a quotation alone; with an instruction a person is called too', async () => {
  const asked = await after({ kind: 'quote', asked: 'en', quote: { ...quote, rules: [] } })
  expect([asked.state, asked.answers]).toEqual(['automated', ['automated quote']])
  expect(asked.items[1]?.detail).toEqual({ title: 'Areas', path: '/faq#areas', language: 'en', asked: 'en' })

  const ours = await after({ kind: 'quote', asked: 'en', quote: { ...quote, rules: [], from_office: true } })
  expect(ours.items[1]?.detail).toMatchObject({ title: 'Areas', from_office: true })

  const told = await after({ kind: 'quote', asked: 'es', quote: { ...quote, rules: ['dry-panel'] } })
  expect([told.state, told.answers]).toEqual(['waiting', ['automated quote', 'product person_wanted']])
})

test('whoever tells of a loss that no page answers reads at once what to do, once, and a person is called', async () => {
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
  })
  const visitor = await aChatVisitor(test)
  const first = await visitor.say('watter comming thru my celing idk what to do')
  expect(first.state).toBe('waiting')
  expect(first.items.map(({ author, kind }) => `${author} ${kind}`)).toEqual([
    'visitor text',
    'automated text',
    'product person_wanted',
  ])
  expect(first.items[1]).toMatchObject({
    text: expect.stringMatching(/^Until someone answers:\nPlease keep everyone out of the room/),
    detail: { help: 'ceiling running' },
  })
  await visitor.say('water still comming thru the celing')
  expect((await visitor.see()).items.map(({ author }) => author)).toEqual([
    'visitor',
    'automated',
    'product',
    'visitor',
    'automated',
  ])
})

test('whoever waits reads a short line below each message that nothing else answers, and none once a person is there', async () => {
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
  })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const answersTo = async (text: string) => {
    const { items } = await visitor.see()
    const after = await visitor.say(text)
    return after.items
      .filter(({ author, position }) => author !== 'visitor' && position > (items.at(-1)?.position ?? 0))
      .map(({ text, kind }) => text || kind)
  }
  expect(await answersTo('do you have a boat')).toEqual([
    expect.stringMatching(/^We have no automated answer to that/),
    'person_wanted',
  ])
  expect(await answersTo('how big is the boat')).toEqual([
    'Our office has your message. In danger? Call 911.',
  ])
  await test.workUntilIdle()
  const alerted = expect.stringMatching(
    /^Marcus Wren was alerted at \d+:\d\d [AP]M\. In danger\? Call 911\.$/,
  )
  expect(await answersTo('it is the blue one by the dock')).toEqual([alerted])
  expect(await answersTo('what does the boat cost')).toEqual([
    expect.stringMatching(/^A person will tell you/),
  ])
  expect(await answersTo('so what does the boat cost')).toEqual([alerted])
  // From here on the chat is in Spanish.
  expect(await answersTo('como llego ahi')).toEqual([expect.stringMatching(/^No tenemos/)])
  expect(await answersTo('donde queda su barco')).toEqual([
    expect.stringMatching(/^Avisamos a Marcus Wren a las? .*¿Hay peligro\? Llame al 911\.$/),
  ])
  await marcus.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'take' } })
  expect(await answersTo('hello are you there')).toEqual([])
})

test('what to do is told in Spanish to whoever writes or reads Spanish', async () => {
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
  })
  for (const [language, text] of [
    ['en', 'se está saliendo el agua por el techo, ayuda'],
    ['es', 'agua techo'],
  ]) {
    const visitor = await aChatVisitor(test, { language })
    const { items } = await visitor.say(text ?? '')
    expect(items[1]?.text).toMatch(/^Mientras alguien le contesta:\nPor favor, que nadie entre/)
  }
})

test('where automated answers are off, no one is told what to do', async () => {
  const nothing = { kind: 'person', reason: 'nothing', asked: 'en' } as const
  const { answers } = await after(nothing, { shown: { ...firstSettings.shown, answers: false } })
  expect(answers).toEqual(['product person_wanted'])
})

test('what the company itself never says is handed to whatever decides', async () => {
  const test = await createTestWorld()
  await setForChat(test, { never_say: { en: ['best in town'], es: ['los mejores'] } })
  const visitor = await aChatVisitor(test)
  const heard: string[] = []
  const decide = (_: string, phrases: readonly string[]) => {
    heard.push(...phrases)
    return { kind: 'person', reason: 'nothing', asked: 'en' } as const
  }
  await sayInChat(test.world, visitor, { id: newId(), text: 'help', decide })
  expect(heard).toEqual(['best in town', 'los mejores'])
})

test('where automated answers are off a person is called instead, and a danger is told of all the same', async () => {
  const shown = { ...firstSettings.shown, answers: false }
  const asked = await after({ kind: 'quote', asked: 'en', quote: { ...quote, rules: [] } }, { shown })
  expect([asked.state, asked.answers]).toEqual(['waiting', ['product person_wanted']])
  const emergency = { kind: 'gas', language: 'en' } as const
  const { answers } = await after({ kind: 'emergency', emergency }, { shown })
  expect(answers).toEqual(['automated danger', 'product person_wanted'])
})

test('who asks whether it is safe is told what to do until someone answers, also where a person was called before', async () => {
  const decision = { kind: 'person', reason: 'safety', asked: 'es' } as const
  const { state, answers, items } = await after(decision)
  expect([state, answers]).toEqual(['waiting', ['automated danger', 'product person_wanted']])
  expect(items[1]).toMatchObject({ text: safetyWords.es, detail: null })

  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const say = (decision: Decision) =>
    sayInChat(test.world, visitor, { id: newId(), text: 'help', decide: () => decision })
  await say({ kind: 'person', reason: 'price', asked: 'en' })
  await say({ kind: 'person', reason: 'safety', asked: 'en' })
  const told = (await visitor.see()).items.map(({ author, kind }) => `${author} ${kind}`)
  expect(told.slice(1)).toEqual([
    'automated text',
    'product person_wanted',
    'visitor text',
    'automated danger',
  ])
})

test('whoever says only that it is an emergency is told what to do first and whom to call, and a person is called', async () => {
  const decision = { kind: 'person', reason: 'emergency', asked: 'es' } as const
  const { state, answers, items } = await after(decision)
  expect([state, answers]).toEqual(['waiting', ['automated danger', 'product person_wanted']])
  expect(items[1]?.text).toMatch(/salga\. Luego llame al 911 .* llámenos ahora al \(330\) 555-0142\./)
})

test('water at an outlet is a danger: it is told of once, and a person is called', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test, { language: 'es' })
  await visitor.tell({ electricity: 'no' })
  expect((await visitor.see()).state).toBe('automated')
  await visitor.tell({ electricity: 'yes' })
  await visitor.tell({ electricity: 'yes', rooms: ['Kitchen'] })
  const { state, items } = await visitor.see()
  const dangers = items.filter(({ kind }) => kind === 'danger')
  expect(state).toBe('waiting')
  expect(dangers).toMatchObject([
    { text: expect.stringMatching(/^Salga. Llame al 911/), detail: { danger: 'electricity-in-water' } },
  ])
})

test('a question without an automated answer is told so and what happens next, also where a person was called before', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const say = (text: string, decision: Extract<Decision, { kind: 'person' }>) =>
    sayInChat(test.world, visitor, { id: newId(), text, decide: () => decision })
  await say('do you have a boat', { kind: 'person', reason: 'nothing', asked: 'en' })
  await say('how much is it', { kind: 'person', reason: 'price', asked: 'en' })
  await say('how much', { kind: 'person', reason: 'price', asked: 'en' })
  await say('como llego ahi', { kind: 'person', reason: 'nothing', asked: 'es' })
  await say('mi nombre es Juan', { kind: 'person', reason: 'nothing', asked: 'es' })
  const told = (await visitor.see()).items.filter(({ author }) => author !== 'visitor')
  expect(told.map(({ by, kind, text }) => [by, kind, text.split('.')[0]])).toEqual([
    ['Automated answer', 'text', 'We have no automated answer to that'],
    [null, 'person_wanted', ''],
    ['Automated answer', 'text', 'A person will tell you'],
    ['Automated answer', 'text', 'Our office has your message'],
    ['Respuesta automática', 'text', 'No tenemos una respuesta automática a eso'],
    ['Respuesta automática', 'text', 'Nuestra oficina tiene su mensaje'],
  ])
})
