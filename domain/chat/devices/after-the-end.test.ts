import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatLink } from './chat-link.ts'

async function aChat() {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Owner', 'Ann Miller')
  const visitor = await aChatVisitor(test)
  await visitor.say('water in the basement')
  const turn = (json: object) =>
    ann.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json })
  return { test, ann, visitor, turn }
}

test('a link of the staff is made only while a chat goes on', async () => {
  const { test, ann, visitor, turn } = await aChat()
  const link = () => ann.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })
  const before = ChatLink.parse(await (await link()).json()).address.slice(-24)
  await turn({ turn: 'end' })
  const refused = await link()
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'chat-ended'])
  expect((await anotherDevice(test, before)).status).toBe(410)
})

test('a device that the visitor opened after the end reads nothing of the next chat once someone ended it again', async () => {
  const { test, visitor, turn } = await aChat()
  await turn({ turn: 'end' })
  const { address } = ChatLink.parse(await (await visitor.ask('/links', {}, 'POST')).json())
  const laptop = await anotherDevice(test, address.slice(-24))
  expect(laptop.status).toBe(200)
  expect((await turn({ turn: 'end' })).status).toBe(200)
  await visitor.say('the key is below the mat')
  expect(JSON.stringify(await laptop.see())).not.toContain('the mat')
})

test('a device whose conversation ended is shown what it was until then, and nothing of what its visitor writes next', async () => {
  const { test, visitor, turn } = await aChat()
  const laptop = await anotherDevice(test, await linkOf(visitor))
  await turn({ turn: 'end' })
  const before = await laptop.see()
  await visitor.say('sewage in the basement, please text me')
  await visitor.say('por favor, necesito ayuda ahora mismo, hay mucha agua en mi casa')
  expect(await visitor.see()).toMatchObject({ language: 'es', wished_way: 'text' })
  expect(await laptop.see()).toEqual(before)
  expect(before).toMatchObject({ state: 'ended', language: 'en', heard_loss: null, wished_way: null })
})

test('no one takes over, hands back or transfers a chat that ended until its visitor writes again', async () => {
  const { test, ann, visitor, turn } = await aChat()
  await turn({ turn: 'end' })
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const turns = [
    { turn: 'take' },
    { turn: 'hand_back' },
    { turn: 'transfer', employee_id: june.id, note: '' },
  ]
  for (const json of turns) {
    const refused = await turn(json)
    expect([refused.status, (await refused.json()).code], json.turn).toEqual([409, 'chat-ended'])
  }
  const { state } = await (await ann.request(`/api/chats/${visitor.id}`)).json()
  expect(state).toBe('ended')
  await visitor.say('one more thing')
  for (const json of turns) expect((await turn(json)).status, json.turn).toBe(200)
})

test('nor makes anyone a link then, also where staff wrote meanwhile', async () => {
  const { test, ann, visitor, turn } = await aChat()
  const link = () => ann.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })
  await turn({ turn: 'end' })
  const reply = { method: 'PUT', json: { text: 'The crew is there at 8.', kind: 'text' } }
  const path = `/api/chats/${visitor.id}/messages/${newId()}`
  expect((await (await ann.request(path, reply)).json()).state).toBe('staff')
  const refused = await link()
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'chat-ended'])
  await turn({ turn: 'hand_back' })
  expect((await link()).status).toBe(409)
  await visitor.say('thank you')
  const made = await link()
  expect(made.status).toBe(201)
  const { address } = ChatLink.parse(await made.json())
  expect((await anotherDevice(test, address.slice(-24))).status).toBe(200)
})
