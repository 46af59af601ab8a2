import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { announce } from '#platform/events/events.ts'
import { following } from '#platform/tasks/watches.ts'
import { openNews } from '#platform/events/news.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fullBatch, sealEvents } from './seal-events.ts'
import { verifySeals } from './verify-seals.ts'

const pumpFailed = {
  name: 'test.pump_failed',
  payload: z.object({ pump_id: z.uuid(), nth: z.int() }),
  subjects: ['pump_id'],
} as const
const pump_id = '01930000-0000-7000-8000-00000000000a'

/** Twelve facts in four seals of three, and one that waits. */
async function aSealedHistory() {
  const test = await createTestWorld()
  const { world } = test
  await world.db.deleteFrom('event').execute()
  for (let nth = 1; nth <= 12; nth++) await announce(world, pumpFailed, { pump_id, nth })
  await test.workUntilIdle()
  while ((await sealEvents(world, 3)) === 3);
  await announce(world, pumpFailed, { pump_id, nth: 13 })
  return test
}

test('what happened is sealed in the order in which it was committed, and the chain is whole', async () => {
  const { world, wait, workUntilIdle } = await aSealedHistory()
  const { head, ...verdict } = await verifySeals(world.db)
  expect(head).toMatch(/^[0-9a-f]{64}$/)
  expect(verdict).toEqual({
    sealed: 12,
    waiting: 1,
    waiting_since: world.now(),
    broken: null,
    knows: true,
  })

  wait(5000)
  await workUntilIdle()
  expect(await sealEvents(world)).toBe(1)
  expect(await sealEvents(world)).toBe(0)
  const later = await verifySeals(world.db, head)
  expect(later).toMatchObject({ sealed: 13, waiting: 0, waiting_since: null, broken: null, knows: true })
  expect(later.head).not.toBe(head)
})

test.each([
  ['a payload', sql`update event set payload = jsonb_set(payload, '{nth}', '99') where position = 5`],
  ['who did it', sql`update event set employee_id = (select id from employee limit 1) where position = 5`],
  ['a time', sql`update event set at = at + interval '1 microsecond' where position = 5`],
  ['a name', sql`update event set name = 'test.pump_repaired' where position = 5`],
  ['a subject', sql`update event set subject = null where position = 5`],
])('whoever changes %s of what was sealed is found out', async (_, tamper) => {
  const test = await aSealedHistory()
  const { world } = test
  await aPerson(test)
  await tamper.execute(world.db)
  const { broken, sealed } = await verifySeals(world.db)
  expect(broken).toMatchObject({ from: 4, to: 6, problem: 'Its events were changed after they were sealed.' })
  expect(sealed).toBe(3)
})

test('an event that was deleted is missed, sealed or not', async () => {
  const { world, workUntilIdle } = await aSealedHistory()
  await announce(world, pumpFailed, { pump_id, nth: 14 })
  await workUntilIdle()
  await sql`delete from event where position = 13`.execute(world.db)
  const unsealed = await verifySeals(world.db)
  expect(unsealed.broken).toMatchObject({ from: 13, to: 14, problem: expect.stringContaining('missing') })

  await sql`delete from event where position = 8`.execute(world.db)
  const { broken } = await verifySeals(world.db)
  expect(broken).toMatchObject({ from: 7, to: 9, problem: '1 of its 3 events are missing.' })
})

test('an event that was put in is found, in place of another and before the first', async () => {
  const { world } = await aSealedHistory()
  const insert = (position: number) =>
    sql`insert into event (name, subject, payload, at, position)
      values ('test.pump_failed', ${pump_id}, '{"nth": 7}', ${world.now()}, ${position})`.execute(world.db)
  await insert(0)
  expect((await verifySeals(world.db)).broken).toMatchObject({ from: 0, to: 0 })
  await sql`delete from event where position in (0, 7)`.execute(world.db)
  await insert(7)
  expect((await verifySeals(world.db)).broken).toMatchObject({ from: 7, to: 9 })
})

test('two events that changed places are found', async () => {
  const { world } = await aSealedHistory()
  for (const [from, to] of [
    [2, 99],
    [11, 2],
    [99, 11],
  ])
    await sql`update event set position = ${to} where position = ${from}`.execute(world.db)
  expect((await verifySeals(world.db)).broken).toMatchObject({ from: 1, to: 3 })
})

test('a seal that was taken out is missed by the next one, and the newest by whoever wrote it down', async () => {
  const { world } = await aSealedHistory()
  const { head } = await verifySeals(world.db)
  await sql`delete from seal where to_position = 12`.execute(world.db)
  const short = await verifySeals(world.db, head)
  expect(short).toMatchObject({ sealed: 9, waiting: 4, broken: null, knows: false })

  await sql`delete from seal where to_position = 6`.execute(world.db)
  expect((await verifySeals(world.db)).broken).toMatchObject({
    from: 4,
    to: 9,
    problem: 'The previous seal is missing or different.',
  })
})

test('a seal that was changed does not fit', async () => {
  const { world } = await aSealedHistory()
  await sql`update seal set hash = sha256(hash) where to_position = 6`.execute(world.db)
  expect((await verifySeals(world.db)).broken).toMatchObject({ from: 4, to: 6 })
})

test('while one node seals, another one leaves it alone', async () => {
  const { world } = await aSealedHistory()
  await world.db.deleteFrom('seal').execute()
  const inner = await inTransaction(world, async (locked) => {
    expect(await sealEvents(locked, 3)).toBe(3)
    return sealEvents(world, 3)
  })
  expect(inner).toBe(0)
  const rounds = await Promise.all(Array.from({ length: 6 }, () => sealEvents(world, 1)))
  expect(rounds.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
  expect((await verifySeals(world.db)).broken).toBe(null)
})

test('a sealer catches up with a long history, and seals what the news tell of', async () => {
  const { world, connection, workUntilIdle } = await createTestWorld()
  await workUntilIdle()
  await sql`insert into event (name, subject, payload, at, position)
    select 'test.pump_failed', ${pump_id}, jsonb_build_object('nth', nth), now(), nth
    from generate_series((select count(*) + 1 from event), 2500) nth`.execute(world.db)
  const news = await openNews(world, connection)
  const { start } = following({ fullBatch, debounce: 0 }, 'sealing the record', sealEvents)
  const sealer = start(world, news, (error) => expect.unreachable(String(error)))
  const verdict = () => verifySeals(world.db)
  await expect.poll(verdict).toMatchObject({ sealed: 2500, waiting: 0 })

  await announce(world, pumpFailed, { pump_id, nth: 1 })
  await workUntilIdle()
  await expect.poll(verdict).toMatchObject({ sealed: 2501, waiting: 0 })
  await sealer.stop()
  await news.stop()
})
