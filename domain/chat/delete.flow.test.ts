import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { createTestWorld } from '#test/world.ts'
import { forgetOldChats } from './delete.flow.ts'

test('of an old conversation nothing that was written stays, and of one that became a request that there was one', async () => {
  const test = await createTestWorld()
  const { db } = test.world
  const dispatcher = await aPerson(test, 'Dispatcher')
  const end = { method: 'PUT', json: { turn: 'end' } }
  const [request, other, waiting] = [
    await aChatVisitor(test),
    await aChatVisitor(test),
    await aChatVisitor(test),
  ]
  for (const visitor of [request, other, waiting]) await visitor.say('water everywhere')
  await request.tell({ town: 'Boardman' })
  await request.call()
  for (const { id } of [request, other]) await dispatcher.request(`/api/chats/${id}/turns/${newId()}`, end)
  const left = async () => (await db.selectFrom('chat_message').select('chat_id').distinct().execute()).length

  await setForChat(test, { privacy: { days: 30 } })
  test.wait(30 * day)
  await forgetOldChats(test.world)
  expect(await left()).toBe(3)
  test.wait(1)
  await forgetOldChats(test.world)
  expect(await left()).toBe(1)
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'facts'])
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: request.id, facts: {} },
    { id: waiting.id, facts: expect.anything() },
  ])
  expect((await db.selectFrom('lead').select('town').execute()).map(({ town }) => town)).toEqual(['Boardman'])
  expect((await other.ask('')).status).toBe(404)
})
