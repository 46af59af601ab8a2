import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatsWaiting } from './chat-query.ts'

const put = (person: Person, path: string, json: object) =>
  person.request(`/api/chats/${path}`, { method: 'PUT', json })

async function waiting(person: Person) {
  return ChatsWaiting.parse(await (await person.request('/api/chats/waiting')).json())
}

test('who waits in danger comes before who waits longer, and nothing of what was written is told', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  expect(await waiting(marcus)).toMatchObject({ waiting: 0, first: null, unread: 0 })
  const [first, inDanger] = [await aChatVisitor(test), await aChatVisitor(test)]
  await first.say('the basement is wet')
  test.wait(5 * minute)
  await inDanger.tell({ danger: 'yes' })
  await inDanger.say('it smells of gas')
  const told = await waiting(marcus)
  expect(told).toMatchObject({
    waiting: 2,
    apart_from_requests: 2,
    in_danger: 1,
    first: {
      id: inDanger.id,
      name: null,
      town: '',
      is_danger: true,
      is_mine: false,
      since: '2026-11-20T12:05:00.000Z',
    },
  })
  expect(JSON.stringify(told)).not.toMatch(/gas|basement/)
})

test('what a visitor writes in a chat is unread for whoever has it, until they have seen it', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await put(marcus, `${visitor.id}/turns/${newId()}`, { turn: 'take' })
  const { items } = await visitor.see()
  await put(marcus, `${visitor.id}/seen/${items.at(-1)?.position}`, {})
  expect(await waiting(marcus)).toMatchObject({ waiting: 0, unread: 0 })

  await visitor.say('hello? anyone')
  expect(await waiting(marcus)).toMatchObject({ unread: 1, first: { id: visitor.id, is_mine: true } })
  expect(await waiting(june)).toMatchObject({ unread: 0 })
  const [waits, inDanger] = [await aChatVisitor(test), await aChatVisitor(test)]
  await waits.say('hello')
  expect(await waiting(marcus)).toMatchObject({ first: { id: visitor.id, is_mine: true } })
  await inDanger.tell({ danger: 'yes' })
  await inDanger.say('it smells of gas')
  expect(await waiting(marcus)).toMatchObject({ first: { id: inDanger.id, is_mine: false } })
  const last = (await visitor.see()).items.at(-1)?.position
  await put(marcus, `${visitor.id}/seen/${last}`, {})
  expect(await waiting(marcus)).toMatchObject({ unread: 0 })
})

test('a colleague who reads along leaves the words unread for whoever has the chat, and the visitor does not read that they were seen', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await put(marcus, `${visitor.id}/turns/${newId()}`, { turn: 'take' })
  await visitor.say('hello? anyone')
  const last = (await visitor.see()).items.at(-1)?.position
  expect((await put(june, `${visitor.id}/seen/${last}`, {})).status).toBe(204)
  expect(await waiting(marcus)).toMatchObject({ unread: 1 })
  expect((await visitor.see()).seen).toBe(0)
  await put(marcus, `${visitor.id}/seen/${last}`, {})
  expect(await waiting(marcus)).toMatchObject({ unread: 0 })
  expect((await visitor.see()).seen).toBe(last)
})

test('who waits in a chat is counted apart from unclaimed requests, also once someone has the request', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  expect(await waiting(marcus)).toMatchObject({ waiting: 1, apart_from_requests: 1 })
  await visitor.call()
  expect(await waiting(marcus)).toMatchObject({ waiting: 1, apart_from_requests: 0 })
  await marcus.request(`/api/leads/${visitor.id}/claim`, { method: 'POST' })
  expect(await waiting(marcus)).toMatchObject({ waiting: 1, apart_from_requests: 1 })
})
