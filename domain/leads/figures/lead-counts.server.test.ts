import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { day, hour, minute } from '#platform/time.ts'
import { workOff } from '#platform/tasks/work-off.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { allow } from '#domain/roles/allowed.ts'
import { countLeads, forgetLeadCounts } from './lead-counts.server.ts'
import { saveAnswers } from '#domain/receipts/visitor-changes.server.ts'
import { receiveLead, releaseLead } from '../leads.server.ts'
import { moveLead } from '../moves.server.ts'

/** Requests of some days, of which some were answered and some quarantined, that nobody has counted yet. */
async function uncounted() {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const { world, wait } = test
  await test.workUntilIdle()
  const dispatcher = allow(owner, 'leads.work')
  for (let nth = 0; nth < 24; nth++) {
    wait(nth % 3 === 0 ? 11 * hour : 7 * minute)
    const request = aLeadRequest({ town: ['Salem', 'Lisbon'][nth % 2] })
    const arrival = nth % 5 === 0 ? { page: '/', suspicions: ['hidden-field' as const] } : unsuspected
    await receiveLead(world, request, arrival)
    if (nth % 10 === 0) await releaseLead(world, allow(owner, 'submissions.spam'), request.id)
    if (nth % 2 === 0) await moveLead(world, dispatcher, { id: request.id, status: 'contacted', revision: 1 })
    if (nth % 4 === 0) await moveLead(world, dispatcher, { id: request.id, status: 'new', revision: 2 })
  }
  await workOff(world, [])
  return { ...test, owner }
}

function countsOf({ world: { db } }: Pick<TestWorld, 'world'>) {
  return db.selectFrom('lead_count').selectAll().orderBy('kind').orderBy('day').orderBy('key').execute()
}

async function countAnew(test: Pick<TestWorld, 'world'>) {
  await forgetLeadCounts(test.world)
  await countLeads(test.world)
  return countsOf(test)
}

test('what is counted as it happens is what is there when all is counted anew', async () => {
  const test = await uncounted()
  for (let read = 1; read > 0; read = await countLeads(test.world, 3));
  const kept = await countsOf(test)
  expect(kept.filter(({ kind }) => kind === 'first_contact').length).toBeGreaterThan(0)
  expect(kept.filter(({ kind }) => kind === 'hour').length).toBeGreaterThan(8)
  expect(await countAnew(test)).toEqual(kept)
})

test('a place that a customer adds after sending is counted', async () => {
  const test = await createTestWorld()
  const visitor = await aVisitor(test, {})
  await workOff(test.world, [])
  for (let read = 1; read > 0; read = await countLeads(test.world));
  await saveAnswers(test.world, visitor, { town: 'Salem' })
  await workOff(test.world, [])
  await countLeads(test.world)
  const towns = (await countsOf(test)).filter(({ kind }) => kind === 'town')
  expect(towns.map(({ key, count }) => [key, count])).toEqual([['salem', 1]])
})

test('two who count at once do not count twice', async () => {
  const test = await uncounted()
  const inner = await inTransaction(test.world, async (locked) => {
    expect(await countLeads(locked, 5)).toBe(5)
    return countLeads(test.world, 5)
  })
  expect(inner).toBe(0)
  let rounds: number[] = []
  do rounds = await Promise.all(Array.from({ length: 4 }, () => countLeads(test.world, 4)))
  while (rounds.some((read) => read > 0))
  const kept = await countsOf(test)
  expect(await countAnew(test)).toEqual(kept)
})

test('who dies in the middle of a count leaves nothing behind, and the next one goes on', async () => {
  const test = await uncounted()
  await countLeads(test.world, 6)
  const before = await countsOf(test)
  const died = inTransaction(test.world, async (world) => {
    await countLeads(world, 20)
    throw new Error('killed')
  })
  await expect(died).rejects.toThrow('killed')
  expect(await countsOf(test)).toEqual(before)
  await test.workUntilIdle()
  const kept = await countsOf(test)
  expect(kept).not.toEqual(before)
  expect(await countAnew(test)).toEqual(kept)
})

test('a request of the night belongs to the day and the hour of the company, on the longest day too', async () => {
  const test = await createTestWorld()
  const { world, wait } = test
  wait(Date.parse('2026-11-01T04:30:00Z') - world.now().getTime())
  await receiveLead(world, aLeadRequest(), unsuspected)
  for (let nth = 0; nth < 2; nth++) {
    wait(hour)
    await receiveLead(world, aLeadRequest(), unsuspected)
  }
  wait(day - 2 * hour)
  await receiveLead(world, aLeadRequest(), unsuspected)
  await test.workUntilIdle()
  const hours = (await countsOf(test)).filter(({ kind }) => kind === 'hour')
  expect(hours.map(({ day, key, count }) => [day, key, count])).toEqual([
    ['2026-11-01', '0', 1],
    ['2026-11-01', '1', 2],
    ['2026-11-01', '23', 1],
  ])
})

test('the hours in the table are those of the place where the company works', async () => {
  const { world } = await createTestWorld()
  const { rows } = await sql<{ expression: string }>`
    select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = 'lead'::regclass and attname = 'received_hour'`.execute(world.db)
  expect(rows[0]?.expression).toContain(`'${companyTimeZone}'`)
})

test('a firm that had requests before figures were kept finds all of them counted, and when each was answered', async () => {
  const test = await uncounted()
  const first = await test.world.db
    .selectFrom('lead')
    .select(['id', 'first_contacted_at'])
    .orderBy('id')
    .execute()
  await sql`update lead set first_contacted_at = (
      select max(at) from event where subject = lead.id and name = 'lead.moved' and payload->>'from' = 'new')
    where status <> 'new'`.execute(test.world.db)
  const filled = await test.world.db
    .selectFrom('lead')
    .select(['id', 'first_contacted_at'])
    .orderBy('id')
    .execute()
  expect(filled).toEqual(first)
})
