import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { day, second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { readChatFigures } from './figures.server.ts'

test('the figures count what became of the chats of the last days, and of no older ones', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const figures = () => readChatFigures(test.world, allow(owner, 'chat.settings'))
  const nothing = { opened: 0, with_phone: 0, requests: 0, jobs: 0, median_reply_seconds: null }
  expect(await figures()).toEqual(nothing)

  const [called, asked] = [await aChatVisitor(test), await aChatVisitor(test), await aChatVisitor(test)]
  for (const visitor of [called, asked]) await visitor.say('water everywhere')
  await called.call()
  await owner.request('/api/jobs', { method: 'POST', json: { id: called.id, facts: {} } })
  test.wait(38 * second)
  const json = { text: 'Hello', kind: 'text' }
  await owner.request(`/api/chats/${asked.id}/messages/${newId()}`, { method: 'PUT', json })
  expect(await figures()).toEqual({
    opened: 3,
    with_phone: 1,
    requests: 1,
    jobs: 1,
    median_reply_seconds: 38,
  })
  test.wait(30 * day)
  expect(await figures()).toEqual(nothing)
})

test('the chats of these days are found by when they were opened', async () => {
  const { world } = await createTestWorld()
  const rows = await world.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    const plan =
      await sql`explain select count(*) from chat where opened_at >= now() - interval '30 days'`.execute(db)
    return plan.rows
  })
  expect(JSON.stringify(rows)).toContain('chat_opened')
})
