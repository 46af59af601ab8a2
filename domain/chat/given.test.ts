import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aDevice } from '#test/a-device.ts'
import { aReachable, putOnCall } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { callWhereUnanswered } from './danger/danger-clock.server.ts'
import { ChatsWaiting } from './chat-query.ts'

const put = (person: Person, path: string, json: object = {}) =>
  person.request(`/api/chats/${path}`, { method: 'PUT', json })

const coming = {
  en: { title: 'June Kestrel will take over', line: 'You can keep writing here' },
  es: { title: 'June Kestrel le atenderá', line: 'Puede seguir escribiendo aquí' },
}

/** A chat that Marcus took and gave to June, who has not opened it. */
async function aGivenChat() {
  const test = await createTestWorld()
  const bo = await aReachable(test, 'Bo Onkel')
  await putOnCall(test, bo, 'first')
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await put(marcus, `${visitor.id}/turns/${newId()}`, { turn: 'take' })
  await put(marcus, `${visitor.id}/messages/${newId()}`, { text: 'June takes over.', kind: 'text' })
  const given = { turn: 'transfer', employee_id: june.id, note: '' }
  expect((await put(marcus, `${visitor.id}/turns/${newId()}`, given)).status).toBe(200)
  await test.workUntilIdle()
  return { test, marcus, june, visitor }
}

async function waitingFor(person: Person) {
  return ChatsWaiting.parse(await (await person.request('/api/chats/waiting')).json())
}

async function openAlerts({ world }: TestWorld) {
  const rows = await world.db.selectFrom('alert').select('id').where('settled_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

test('whoever is given a chat is there for its visitor once they opened it, and not before', async () => {
  const { test, marcus, june, visitor } = await aGivenChat()
  const before = await visitor.see()
  expect(before).toMatchObject({ state: 'staff', with: null, coming })
  expect(before.items.at(-1)).toMatchObject({
    author: 'product',
    kind: 'text',
    text: 'June Kestrel will take over.',
  })
  expect(await waitingFor(june)).toMatchObject({ unread: 1, first: { id: visitor.id, is_mine: true } })

  // Someone else who reads along is not June.
  const last = before.items.at(-1)?.position
  await put(marcus, `${visitor.id}/seen/${last}`)
  expect(await visitor.see()).toMatchObject({ with: null, coming })
  await put(june, `${visitor.id}/seen/${last}`)
  expect(await visitor.see()).toMatchObject({ with: 'June Kestrel', coming: null })
  expect(await waitingFor(june)).toMatchObject({ unread: 0 })
  const events = await test.world.db.selectFrom('event').select('name').execute()
  expect(events.filter(({ name }) => name === 'chat.joined')).toHaveLength(1)
  test.wait(30 * minute)
  await callWhereUnanswered(test.world)
  expect(await visitor.see()).toMatchObject({ state: 'staff', with: 'June Kestrel' })
})

test('whoever is given a chat is told on their devices once, and who took it themselves is not', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  for (const person of [marcus, june])
    await person.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await test.workUntilIdle()
  test.pushes.length = 0
  await put(marcus, `${visitor.id}/turns/${newId()}`, { turn: 'take' })
  await test.workUntilIdle()
  expect(test.pushes).toHaveLength(0)
  await put(marcus, `${visitor.id}/turns/${newId()}`, { turn: 'transfer', employee_id: june.id, note: '' })
  await visitor.say('are you there')
  await test.workUntilIdle()
  expect(test.pushes.map(({ body }) => JSON.parse(body))).toEqual([
    {
      kind: 'chat',
      id: visitor.id,
      tag: `given-${visitor.id}`,
      words: 'A chat was transferred to you. Open it and reply.',
    },
  ])
})

test('whoever writes in a chat that they were given is there', async () => {
  const { june, visitor } = await aGivenChat()
  await put(june, `${visitor.id}/messages/${newId()}`, { text: 'This is June.', kind: 'text' })
  expect(await visitor.see()).toMatchObject({ with: 'June Kestrel', coming: null })
})

test('a chat that is not opened by whom it was given waits for anyone again, and alerts go out', async () => {
  const { test, june, visitor } = await aGivenChat()
  test.wait(2 * minute)
  await callWhereUnanswered(test.world)
  expect(await visitor.see()).toMatchObject({ state: 'staff', coming })
  expect(await openAlerts(test)).toEqual([])
  test.wait(minute)
  await callWhereUnanswered(test.world)
  await test.workUntilIdle()
  expect(await visitor.see()).toMatchObject({ state: 'waiting', with: null, coming: null })
  expect((await visitor.see()).items.at(-1)).toMatchObject({ kind: 'person_wanted' })
  expect(await openAlerts(test)).toEqual([visitor.id])
  await put(june, `${visitor.id}/turns/${newId()}`, { turn: 'take' })
  expect(await visitor.see()).toMatchObject({ with: 'June Kestrel', coming: null })
})

test('whoever gave a chat away takes it back and replies again, until it is opened; no one else does', async () => {
  const { test, marcus, june, visitor } = await aGivenChat()
  const dana = await aPerson(test, 'Dispatcher', 'Dana Heron')
  const take = (person: Person) => put(person, `${visitor.id}/turns/${newId()}`, { turn: 'take' })
  expect((await take(dana)).status).toBe(409)
  const reply = { text: 'Marcus again.', kind: 'text' }
  expect((await put(marcus, `${visitor.id}/messages/${newId()}`, reply)).status).toBe(409)
  expect((await take(marcus)).status).toBe(200)
  expect(await visitor.see()).toMatchObject({ state: 'staff', with: 'Marcus Wren', coming: null })
  expect((await put(marcus, `${visitor.id}/messages/${newId()}`, reply)).status).toBe(200)
  // The clock of who was asked is over.
  test.wait(30 * minute)
  await callWhereUnanswered(test.world)
  expect(await visitor.see()).toMatchObject({ state: 'staff', with: 'Marcus Wren' })

  const given = { turn: 'transfer', employee_id: june.id, note: '' }
  await put(marcus, `${visitor.id}/turns/${newId()}`, given)
  await put(june, `${visitor.id}/seen/1`)
  expect((await take(marcus)).status).toBe(409)
})

test('who can be given a chat is told with whether they are signed in', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  await test.world.db
    .updateTable('session')
    .set({ ended_at: test.world.now() })
    .where('employee_id', '=', june.id)
    .execute()
  const people: unknown = await (await marcus.request('/api/chats/repliers')).json()
  expect(people).toEqual(
    expect.arrayContaining([
      { id: marcus.id, name: 'Marcus Wren', seen_at: expect.any(String) },
      { id: june.id, name: 'June Kestrel', seen_at: null },
    ]),
  )
})
