import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { createTestWorld } from '#test/world.ts'
import { forgetChatSources } from './chats.server.ts'
import { sayInChat } from './visitor-says.flow.ts'
import { firstSpam, isSpam } from './settings/spam.ts'

test('a blocked word is found as a whole, however it is written', () => {
  const spam = { words: ['crypto coin', 'Casino'] }
  for (const text of [
    'ca\u00adsi\u200bno',
    'c.a.s.i.n.o',
    'C A S I N O now',
    'саsіnо',
    'ｃａｓｉｎｏ',
    'crypto\u2060 c-o-i-n',
  ])
    expect([text, isSpam(text, spam)]).toEqual([text, true])
  const said = ['CASINO!', 'the crypto-coin', 'El Casinó', 'my casinos', 'cryptocoin', '']
  expect(said.map((text) => isSpam(text, spam))).toEqual([true, true, true, false, false, false])
  expect(isSpam('casino', firstSpam)).toBe(false)
})

test('a message with a blocked word is stored and marked for staff, and wakes no one', async () => {
  const test = await createTestWorld()
  await setForChat(test, { spam: { words: ['casino'] } })
  const dispatcher = await aPerson(test, 'Dispatcher')
  const visitor = await aChatVisitor(test)
  const { state, items } = await visitor.say('Play in our casino')
  expect([state, items.map(({ text, detail }) => [text, detail])]).toEqual([
    'automated',
    [['Play in our casino', null]],
  ])
  await test.workUntilIdle()
  expect(await test.world.db.selectFrom('alert').select('id').execute()).toEqual([])
  const seen = await (await dispatcher.request(`/api/chats/${visitor.id}`)).json()
  expect(seen.messages).toMatchObject([{ text: 'Play in our casino', detail: { spam: true } }])
  expect((await visitor.say('there is water everywhere')).state).toBe('waiting')
})

test('a danger wakes someone whatever else is said', async () => {
  const test = await createTestWorld()
  await setForChat(test, { spam: { words: ['casino'] } })
  const visitor = await aChatVisitor(test)
  const decide = () => ({ kind: 'emergency', emergency: { kind: 'gas', language: 'en' } }) as const
  await sayInChat(test.world, visitor, { id: newId(), text: 'gas in the casino', decide })
  expect((await visitor.see()).state).toBe('waiting')
})

test('whoever is blocked writes nothing for a day, opens nothing, and others go on', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const owner = await aPerson(test)
  const other = await linkOf(await aChatVisitor(test))
  const visitor = await aChatVisitor(test)
  await visitor.say('spam')
  const block = await dispatcher.request(`/api/chats/${visitor.id}/turns/${newId()}`, {
    method: 'PUT',
    json: { turn: 'block' },
  })
  expect(await block.json()).toMatchObject({ state: 'ended' })
  for (const answer of [
    await visitor.ask(`/messages/${newId()}`, { text: 'more spam' }),
    await visitor.ask(`/contact/${newId()}`, { phone: '(330) 555-0117', way: 'call' }),
    await visitor.ask('', { page: '/' }),
  ])
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'chat-blocked'])
  await expect(aChatVisitor(test)).rejects.toThrow('chat-blocked')
  expect((await anotherDevice(test, other)).status).toBe(409)
  expect((await visitor.see()).state).toBe('ended')

  const blocks = await (await owner.request('/api/chat-settings/blocks')).json()
  expect(blocks).toMatchObject([{ chat_id: visitor.id, by: 'Marcus Wren' }])
  expect(JSON.stringify(blocks)).not.toContain('127.0.0.1')
  test.wait(day)
  expect((await anotherDevice(test, other)).status).toBe(200)
  expect((await visitor.say('hello')).state).toBe('waiting')
})

test('whoever is blocked stays so when what they wrote is deleted, and deletes it and closes devices themselves', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const [spammer, neighbor] = [await aChatVisitor(test), await aChatVisitor(test)]
  await spammer.say('spam')
  const laptop = await anotherDevice(test, await linkOf(neighbor))
  const block = { method: 'PUT', json: { turn: 'block' } }
  await owner.request(`/api/chats/${spammer.id}/turns/${newId()}`, block)
  expect((await owner.request(`/api/chats/${spammer.id}`, { method: 'DELETE' })).status).toBe(204)
  await expect(aChatVisitor(test)).rejects.toThrow('chat-blocked')
  expect(await (await owner.request('/api/chat-settings/blocks')).json()).toMatchObject([
    { chat_id: spammer.id },
  ])

  expect((await neighbor.ask(`/messages/${newId()}`, { text: 'hello' })).status).toBe(409)
  expect((await neighbor.ask(`/devices/${laptop.device}`, {}, 'DELETE')).status).toBe(204)
  expect((await neighbor.ask('', {}, 'DELETE')).status).toBe(204)
})

test('a block holds a day also in a chat whose sender is forgotten meanwhile', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const visitor = await aChatVisitor(test)
  await visitor.say('spam')
  test.wait(day - hour)
  const block = { method: 'PUT', json: { turn: 'block' } }
  expect((await owner.request(`/api/chats/${visitor.id}/turns/${newId()}`, block)).status).toBe(200)
  test.wait(2 * hour)
  await forgetChatSources(test.world)
  const answer = await visitor.ask(`/messages/${newId()}`, { text: 'more spam' })
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'chat-blocked'])
  test.wait(day)
  expect((await visitor.say('hello')).state).toBe('waiting')
})

test('a block is lifted by who sets up the chat, and a sender who is forgotten cannot be blocked', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const visitor = await aChatVisitor(test)
  await visitor.say('spam')
  const block = () =>
    owner.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'block' } })
  await block()
  test.wait(minute)
  const lifted = await owner.request(`/api/chat-settings/blocks/${visitor.id}`, { method: 'DELETE' })
  expect(await lifted.json()).toEqual([])
  await owner.request(`/api/chat-settings/blocks/${visitor.id}`, { method: 'DELETE' })
  const told = test.world.db.selectFrom('event').select(['payload', 'employee_id'])
  expect(await told.where('name', '=', 'chat.sender_unblocked').execute()).toEqual([
    { payload: { lead_id: visitor.id }, employee_id: owner.id },
  ])
  expect((await visitor.say('hello')).state).toBe('waiting')
  await test.world.db.updateTable('chat').set({ source: null }).execute()
  const late = await block()
  expect([late.status, (await late.json()).code]).toEqual([409, 'sender-forgotten'])
  expect((await visitor.see()).state).toBe('waiting')
})
