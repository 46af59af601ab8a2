import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aWritingChat } from '#test/a-writing-chat.ts'
import { forgetChatSources } from '../chats.server.ts'
import { deleteOwnChat } from '../delete.flow.ts'
import { getChatOf } from '../visitor.server.ts'
import { takeFromBudget } from './budget.server.ts'
import { tellOfFullMonth } from './full-month.tasks.ts'

const asked = 'can you save my carpet'
const limits = { perMonth: 5, perVisitor: 100 }

async function aChatOf(test: Awaited<ReturnType<typeof aWritingChat>>) {
  const visitor = await aChatVisitor(test)
  return getChatOf(test.world, visitor)
}

test('of many who ask at the same moment no more are let through than the month has room for', async () => {
  const test = await aWritingChat()
  const chat = await aChatOf(test)
  const taken = await Promise.all(Array.from({ length: 12 }, () => takeFromBudget(test.world, chat, limits)))
  expect(taken.filter(Boolean)).toHaveLength(5)
  test.wait(31 * day)
  expect(await takeFromBudget(test.world, chat, limits)).toBe(true)
})

test('a visitor who asks on gets quotes, in another chat too, and the next day more', async () => {
  const test = await aWritingChat({ limits: { perVisitor: 2 } })
  const [first, second] = [await aChatVisitor(test), await aChatVisitor(test)]
  await first.say(asked)
  await second.say(asked)
  await test.writer.stop()
  const chat = await getChatOf(test.world, first)
  expect(await takeFromBudget(test.world, chat, { perMonth: 100, perVisitor: 2 })).toBe(false)
  test.wait(day)
  expect(await takeFromBudget(test.world, await aChatOf(test), { perMonth: 100, perVisitor: 2 })).toBe(true)
})

test('whoever deletes their chat and opens another has asked as often as before', async () => {
  const test = await aWritingChat({ limits: { perVisitor: 2 } })
  for (let round = 0; round < 3; round++) {
    const visitor = await aChatVisitor(test)
    for (let time = 0; time < 2; time++) {
      await visitor.say(asked)
      await test.untilGiven()
    }
    await deleteOwnChat(test.world, visitor)
  }
  expect(test.heard).toHaveLength(2)
})

test('whose address was forgotten shares the room of one visitor with all such', async () => {
  const test = await aWritingChat()
  const limits = { perMonth: 100, perVisitor: 2 }
  const taken = []
  for (let each = 0; each < 3; each++) taken.push(await takeFromBudget(test.world, { source: null }, limits))
  expect(taken).toEqual([true, true, false])
  expect(await takeFromBudget(test.world, await aChatOf(test), limits)).toBe(true)
})

test('of whom asked the model a keyed hash is stored, and only for a day', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  await visitor.say(asked)
  await test.writer.stop()
  const { source } = await getChatOf(test.world, visitor)
  const stored = () => test.world.db.selectFrom('model_visitor').selectAll().execute()
  expect(await stored()).toEqual([{ source, asked: 1, since: expect.any(Date) }])
  test.wait(day - 1)
  await forgetChatSources(test.world)
  expect(await stored()).toHaveLength(1)
  test.wait(1)
  await forgetChatSources(test.world)
  expect(await stored()).toEqual([])
})

test('at the end of the month’s room the chat goes on with quotes, and the office is told once', async () => {
  const test = await aWritingChat({ limits: { perMonth: 1 } })
  const visitor = await aChatVisitor(test)
  await visitor.say(asked)
  await test.writer.stop()
  await tellOfFullMonth(test.world)
  await tellOfFullMonth(test.world)
  expect(test.emails.map(({ subject }) => subject)).toEqual([
    'Chat: written answers are used up for this month',
  ])
  expect(test.emails[0]?.text).toContain('as it may in a month: 1 times')
  const chat = await getChatOf(test.world, visitor)
  expect(await takeFromBudget(test.world, chat, { perMonth: 1, perVisitor: 100 })).toBe(false)
  await tellOfFullMonth(test.world)
  expect(test.emails).toHaveLength(1)
})
