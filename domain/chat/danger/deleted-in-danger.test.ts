import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { callWhereUnanswered } from './danger-clock.server.ts'
import { decide } from '../decide.ts'
import { forgetOldChats } from '../delete.flow.ts'
import { callAnyone } from '../states.server.ts'

const chat = () => ({ decide: (text: string) => decide(text, { search: () => [] }) })

/** A conversation that became a request, which a dispatcher took before its visitor told of danger. */
async function aChatInDanger(words: string, opening: object = {}) {
  const test = await createTestWorld({ chat })
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const visitor = await aChatVisitor(test, opening)
  await visitor.say('hello')
  await visitor.call()
  const take = { method: 'PUT', json: { turn: 'take' } }
  expect((await ann.request(`/api/chats/${visitor.id}/turns/${newId()}`, take)).status).toBe(200)
  await visitor.say(words)
  await test.workUntilIdle()
  return { test, ann, visitor }
}

async function stateOf({ world }: TestWorld) {
  const { db } = world
  const chat = await db.selectFrom('chat').select(['state', 'danger_due_at']).executeTakeFirstOrThrow()
  const open = await db.selectFrom('alert').select('id').where('settled_at', 'is', null).execute()
  const messages = await db.selectFrom('chat_message').select('id').execute()
  return { ...chat, alerts: open.length, messages: messages.length }
}

const over = { state: 'ended', danger_due_at: null, alerts: 0, messages: 0 }

test('no one is called to a conversation that was deleted while an answer to a danger was due', async () => {
  const { test, visitor } = await aChatInDanger('I smell gas')
  expect((await visitor.ask('', undefined, 'DELETE')).status).toBe(204)
  test.wait(3 * minute + 1)
  await callWhereUnanswered(test.world)
  await test.workUntilIdle()
  expect(await stateOf(test)).toEqual(over)
})

test('nor to one that was deleted because it is old', async () => {
  const { test } = await aChatInDanger('I smell gas')
  test.wait(181 * day)
  await forgetOldChats(test.world)
  await callWhereUnanswered(test.world)
  await test.workUntilIdle()
  expect(await stateOf(test)).toEqual(over)
})

test('whoever wants someone called to a deleted conversation calls no one', async () => {
  const { test, ann, visitor } = await aChatInDanger('I smell gas')
  await visitor.ask('', undefined, 'DELETE')
  await test.world.db.updateTable('chat').set({ danger_due_at: test.world.now() }).execute()
  await callWhereUnanswered(test.world)
  const { id } = visitor
  await inTransaction(test.world, (world) => callAnyone(world, { id, assigned_to: ann.id }, null))
  await test.workUntilIdle()
  expect(await stateOf(test)).toMatchObject({ state: 'ended', alerts: 0, messages: 0 })
})

test('a deleted conversation tells neither of which danger it was told nor on which page it began', async () => {
  const page = '/services/trauma-cleanup'
  const { test, ann, visitor } = await aChatInDanger('i want to kill myself', { page, first_page: page })
  const read = async (path: string) => (await ann.request(path)).json()
  expect(await read(`/api/chats/${visitor.id}`)).toMatchObject({ told_to_call: '988', page })
  expect(await read(`/api/leads/${visitor.id}`)).toMatchObject({ danger_in_chat: { kind: 'suicidal' } })
  await visitor.ask('', undefined, 'DELETE')
  const chat = await read(`/api/chats/${visitor.id}`)
  expect(chat).toMatchObject({ told_to_call: null, is_danger: false, page: '', first_page: '' })
  expect(await read(`/api/leads/${visitor.id}`)).toMatchObject({ danger_in_chat: null, message: 'hello' })
  const row = await test.world.db.selectFrom('chat').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/suicid|trauma/)
})
