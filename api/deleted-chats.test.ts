import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { chatDeleted } from '#domain/chat/chat-events.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { everyRow } from '#test/every-row.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const words = 'water under the kithcen sink'

async function deletionsIn({ world }: TestWorld) {
  const events = await world.db
    .selectFrom('event')
    .select(['payload', 'employee_id'])
    .where('name', '=', chatDeleted.name)
    .execute()
  return events.map(({ payload, employee_id }) => [{ ...Object(payload) }.why, employee_id])
}

async function openAlerts({ world }: TestWorld) {
  const open = await world.db.selectFrom('alert').select('id').where('settled_at', 'is', null).execute()
  return open.map(({ id }) => id)
}

test('a visitor deletes a conversation: nothing that was written is anywhere, no device opens it, and no one is alerted', async () => {
  const test = await createTestWorld()
  await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const phone = await aChatVisitor(test)
  await phone.say(words)
  await phone.tell({ town: 'Boardman', name: 'Nora Trillium' })
  const token = await linkOf(phone)
  const laptop = await anotherDevice(test, token)
  await test.workUntilIdle()
  expect(await openAlerts(test)).toEqual([phone.id])

  expect((await laptop.ask('', undefined, 'DELETE')).status).toBe(204)
  const again = [phone, laptop].map(async ({ ask }) => (await ask('', undefined, 'DELETE')).status)
  expect(await Promise.all(again)).toEqual([404, 404])
  expect(await Promise.all([phone, laptop].map(async ({ ask }) => (await ask('')).status))).toEqual([
    404, 404,
  ])
  expect((await anotherDevice(test, token)).status).toBe(410)
  expect(await deletionsIn(test)).toEqual([['visitor', null]])
  const left = JSON.stringify(await everyRow(test))
  expect([left.includes('kithcen'), left.includes('Nora Trillium')]).toEqual([false, false])
  await test.workUntilIdle()
  expect(await openAlerts(test)).toEqual([])
})

test('of a conversation that gave a number the request stays, and goes on alerting', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say(words)
  await visitor.call()
  await visitor.say('and one thing that no request has')
  await test.workUntilIdle()
  expect((await visitor.ask('', undefined, 'DELETE')).status).toBe(204)
  await test.workUntilIdle()
  expect(await openAlerts(test)).toEqual([visitor.id])
  const lead = await test.world.db.selectFrom('lead').select(['phone', 'message']).executeTakeFirstOrThrow()
  expect(lead).toEqual({ phone: '+13305550117', message: words })
  const chat = await (await marcus.request(`/api/chats/${visitor.id}`)).json()
  expect(chat).toMatchObject({ messages: [], facts: {}, state: 'ended', has_lead: true })
  expect(chat.deleted_at).toBe(test.world.now().toISOString())
  expect(JSON.stringify(await everyRow(test))).not.toContain('one thing that no request has')

  const write = { method: 'PUT', json: { text: 'Hello?', kind: 'text' } }
  const refused = await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, write)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'chat-deleted'])
  expect((await marcus.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })).status).toBe(409)
})

test('how a visitor wanted to be reached goes from the chat with its deletion, and stays in the request', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say(words)
  await visitor.call('(330) 555-0117', 'text')
  const read = async (path: string) => (await marcus.request(path)).json()
  expect(await read(`/api/chats/${visitor.id}`)).toMatchObject({ wished_way: 'text' })
  expect((await visitor.ask('', undefined, 'DELETE')).status).toBe(204)
  expect(await read(`/api/chats/${visitor.id}`)).toMatchObject({ wished_way: null })
  expect(await read(`/api/leads/${visitor.id}`)).toMatchObject({ reach_by: 'text' })
})

test('someone of the staff deletes it once, however often, and the record says who but nothing of what it said', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say(words)
  await visitor.call()
  const remove = async () => (await marcus.request(`/api/chats/${visitor.id}`, { method: 'DELETE' })).status
  expect([await remove(), await remove()]).toEqual([204, 204])
  expect((await visitor.ask('')).status).toBe(404)
  expect(await deletionsIn(test)).toEqual([['staff', marcus.id]])

  const other = await aChatVisitor(test)
  await other.say(words)
  const gone = async () => (await marcus.request(`/api/chats/${other.id}`, { method: 'DELETE' })).status
  expect([await gone(), await gone()]).toEqual([204, 404])
})

test('nothing is read or written in a conversation that was deleted, and what is there all the same goes with the next deletion', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const phone = await aChatVisitor(test)
  await phone.say(words)
  await phone.call()
  const laptop = await anotherDevice(test, await linkOf(phone))
  const forgotten = { state: 'ended', waiting_since: null, forgotten_at: test.world.now() } as const
  await test.world.db.updateTable('chat').set(forgotten).execute()
  for (const visitor of [phone, laptop]) {
    expect((await visitor.ask('')).status).toBe(404)
    expect((await visitor.ask(`/messages/${newId()}`, { text: 'Hello?' })).status).toBe(404)
  }
  await marcus.request(`/api/chats/${phone.id}`, { method: 'DELETE' })
  const { db } = test.world
  expect(await db.selectFrom('chat_message').select('id').execute()).toEqual([])
  expect(await db.selectFrom('chat').select(['state', 'facts']).execute()).toEqual([
    { state: 'ended', facts: {} },
  ])
})

test('a stream that is open ends when the conversation is deleted, and the next look finds none', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  await phone.say(words)
  const { body } = await phone.ask('/stream')
  const reader = body?.getReader()
  await reader?.read()
  await phone.ask('', undefined, 'DELETE')
  await test.workUntilIdle()
  let done = false
  while (!done) done = (await reader?.read())?.done ?? true
  const answer = await phone.ask('/stream')
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'chat-not-found'])
})
