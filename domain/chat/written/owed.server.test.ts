import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { createTestWorld } from '#test/world.ts'
import { giveOwed } from './owed.server.ts'

test('an answer that is owed no more, or to a chat that is gone, is given to no one and is no failure', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  const said = () => test.world.db.selectFrom('chat_message').select('id').execute()
  const before = await said()
  const answer = { text: 'We do.', detail: {} }
  await giveOwed(test.world, visitor.id, { id: newId(), answer })
  await giveOwed(test.world, newId(), { id: newId(), answer })
  expect(await said()).toEqual(before)
})
