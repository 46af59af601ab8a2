import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatPage } from '../chat-query.ts'
import { decide } from '../decide.ts'

const chat = () => ({ decide: (text: string) => decide(text, { search: () => [] }) })

async function aWaitingRow() {
  const test = await createTestWorld({ chat })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const row = async () => {
    const answer = await marcus.request('/api/chats')
    return ChatPage.parse(await answer.json()).items[0]
  }
  const take = () =>
    marcus.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'take' } })
  const end = () =>
    marcus.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'end' } })
  const request = async () => (await marcus.request(`/api/leads/${visitor.id}`)).json()
  return { visitor, row, take, end, request }
}

test('the words of danger stay in the list, whatever is written after them, until someone has the chat', async () => {
  const { visitor, row, take } = await aWaitingRow()
  await visitor.say('hello')
  expect(await row()).toMatchObject({ danger: null, danger_told: null })
  await visitor.say('i smell gas in the kitchen')
  await visitor.say('ok')
  await visitor.say('the dog is with me')
  expect(await row()).toMatchObject({
    danger: 'gas',
    danger_told: { words: 'i smell gas in the kitchen' },
    last_words: 'the dog is with me',
  })
  await take()
  expect(await row()).toMatchObject({ is_danger: true, danger: 'gas', danger_told: null })
})

test('what was written before a danger that was only tapped is not taken for the words of it', async () => {
  const { visitor, row } = await aWaitingRow()
  await visitor.say('hello there')
  await visitor.tell({ electricity: 'yes' })
  expect(await row()).toMatchObject({ is_danger: true, danger_told: null })
})

test('a danger that was only tapped has no words of one that was told of before', async () => {
  const { visitor, row, take, end, request } = await aWaitingRow()
  await visitor.say('i smell gas in the hallway')
  await take()
  await end()
  await visitor.say('hello, me again')
  await visitor.tell({ electricity: 'yes' })
  expect(await row()).toMatchObject({ danger: 'electricity-in-water', danger_told: null })
  await visitor.call()
  expect((await request()).danger_in_chat).toEqual({ kind: 'electricity-in-water', words: '' })
})

test('the list says what happened, as it was told or heard', async () => {
  const { visitor, row } = await aWaitingRow()
  await visitor.say('my basement is flooded')
  expect(await row()).toMatchObject({ loss: 'flooded-basement' })
  await visitor.tell({ loss: 'sewage-backup' })
  expect(await row()).toMatchObject({ loss: 'sewage-backup' })
})
