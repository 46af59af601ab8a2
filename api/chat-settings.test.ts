import { expect, test } from 'vitest'
import { hour } from '#platform/time.ts'
import { ChatSettings, firstSettings } from '#domain/chat/settings/settings.ts'
import { aPerson } from '#test/people.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { createTestWorld } from '#test/world.ts'

test('who may change the chat reads its settings, changes them, and finds the change in its history', async () => {
  const test = await createTestWorld()
  const manager = await aPerson(test, 'Marketing', 'June Abara')
  const settings = { ...firstSettings, shown: { ...firstSettings.shown, contact: false } }
  const put = (json: object) => manager.request('/api/chat-settings', { method: 'PUT', json })
  expect(await (await put({ settings, revision: 1 })).json()).toMatchObject({ settings, revision: 2 })
  expect(await (await manager.request('/api/chat-settings')).json()).toMatchObject({ settings, revision: 2 })
  const { items } = await (await manager.request('/api/chat-settings/versions')).json()
  expect(items[0]).toMatchObject({ revision: 2, by: 'June Abara', changed: ['shown'] })

  const late = await put({ settings: firstSettings, revision: 1 })
  expect([late.status, (await late.json()).current]).toMatchObject([409, { settings, revision: 2 }])
  const restored = await manager.request('/api/chat-settings/versions/1/restore', {
    method: 'POST',
    json: { revision: 2 },
  })
  expect(await restored.json()).toMatchObject({ settings: firstSettings, revision: 3 })
})

test('settings with anything else in them are refused, and nothing changes', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  for (const settings of [
    { ...firstSettings, required: true },
    { ...firstSettings, shown: { ...firstSettings.shown, required: true } },
    {},
  ]) {
    const answer = await owner.request('/api/chat-settings', {
      method: 'PUT',
      json: { settings, revision: 1 },
    })
    expect(answer.status).toBe(422)
  }
  expect(await (await owner.request('/api/chat-settings')).json()).toMatchObject({ revision: 1 })
})

test('a visitor is greeted as the company set it for the page and the hour', async () => {
  const test = await createTestWorld()
  const titleOn = async (page: string) => {
    const start = await test.api.request(`/api/chatbot/start?page=${encodeURIComponent(page)}`)
    return (await start.json()).head.es.title
  }
  const words = { en: 'Tell us what happened', es: 'Cuéntenos qué pasó' }
  const night = { ...firstSettings.greeting.night, services: words }
  await setForChat(test, { greeting: { ...firstSettings.greeting, night } })
  // Seven in the morning where the company works.
  expect(await titleOn('/services/water-damage')).toBe('Mission Restore')
  test.wait(14 * hour)
  expect(await titleOn('/services/water-damage')).toBe('Cuéntenos qué pasó')
  expect([
    await titleOn('/faq'),
    await titleOn('/services/trauma-cleanup'),
    await titleOn('x'.repeat(400)),
  ]).toEqual(Array(3).fill('Mission Restore'))
})

test('a visitor is asked what the company set, in its order and its words', async () => {
  const test = await createTestWorld()
  const { order, asked } = firstSettings.questions
  const town = { ...asked.town, question: { en: 'Where is it?', es: '¿Dónde es?' } }
  const questions = {
    order: ['town' as const, ...order.filter((fact) => fact !== 'town')],
    asked: { ...asked, town, pets: { ...asked.pets, is_on: false } },
  }
  await setForChat(test, { questions })
  const start = await (await test.api.request('/api/chatbot/start')).json()
  expect(start.questions[0]).toMatchObject({ fact: 'town', question: town.question })
  expect(start.questions.map(({ fact }: { fact: string }) => fact)).not.toContain('pets')
})

test('whoever replies to visitors has the replies and questions that the company set', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const words = async () => (await dispatcher.request('/api/chats/ready-words')).json()
  expect(await words()).toMatchObject({ canned: firstSettings.canned.replies })
  const canned = { replies: [{ key: 'wait', en: '{name}, one moment.', es: '{name}, un momento.' }] }
  await setForChat(test, { canned })
  expect(await words()).toMatchObject({
    canned: canned.replies,
    questions: { town: firstSettings.questions.asked.town.question },
  })
})

test.each([
  [{ key: 'Wait', en: 'One moment.', es: 'Un momento.' }, 'Use up to 20 small letters and digits.'],
  [
    { key: 'wait', en: '{customer}, one moment.', es: 'Un momento.' },
    'The inbox can’t fill in {customer}. Correct or remove it.',
  ],
  [{ key: 'wait', en: 'One moment.', es: '' }, 'Write it in both languages.'],
  [firstSettings.canned.replies[0], 'Another reply has this word.'],
])('the ready reply %j is refused with a sentence', (reply, sentence) => {
  const replies = [...firstSettings.canned.replies, reply]
  const { error } = ChatSettings.safeParse({ ...firstSettings, canned: { replies } })
  expect(error?.issues[0]?.message).toBe(sentence)
})
