import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { announce } from '#platform/events/events.ts'
import { leadNoted, leadPhotoAdded } from '#domain/leads/lead-events.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { eventsOf, historyPageOf } from './history.server.ts'

const anyone = { employee: { id: newId(), permissions: {} } }
const pumpMoved = {
  name: 'test.pump_moved',
  payload: z.object({ from_id: z.uuid(), to_id: z.uuid() }),
  subjects: ['from_id', 'to_id'],
} as const

async function pagesOf({ world }: Pick<TestWorld, 'world'>, ids: readonly string[], limit: number) {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const page = await historyPageOf(world, anyone, { ids, cursor, limit })
    pages.push(page.items.map(({ words }) => words))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return pages
}

test('all that happened is read page by page, each once, and what is new does not move the pages below', async () => {
  const test = await createTestWorld()
  const { world } = test
  const [first, second] = [newId(), newId()]
  for (let nth = 0; nth < 3; nth++) {
    await announce(world, leadNoted, { lead_id: first, note_id: newId() })
    await announce(world, pumpMoved, { from_id: first, to_id: second })
  }
  // What concerns both stands there once.
  expect(await pagesOf(test, [first, second], 4)).toEqual([
    ['Pump moved', 'Note added', 'Pump moved', 'Note added'],
    ['Pump moved', 'Note added'],
  ])
  const { next } = await historyPageOf(world, anyone, { ids: [first], limit: 4 })
  await announce(world, leadNoted, { lead_id: first, note_id: newId() })
  const older = await historyPageOf(world, anyone, { ids: [first], cursor: next ?? '', limit: 4 })
  expect(older).toMatchObject({ items: [{ words: 'Pump moved' }, { words: 'Note added' }], next: null })
  await expect(historyPageOf(world, anyone, { ids: [first], cursor: 'x', limit: 4 })).rejects.toMatchObject({
    code: 'bad-cursor',
  })
})

test('a page does not end within a line that stands for several events, unless they fill it', async () => {
  const test = await createTestWorld()
  const lead_id = newId()
  for (let nth = 0; nth < 3; nth++) await announce(test.world, leadPhotoAdded, { lead_id })
  await announce(test.world, leadNoted, { lead_id, note_id: newId() })
  expect(await pagesOf(test, [lead_id], 3)).toEqual([['Note added'], ['3 photos added']])
  expect(await pagesOf(test, [lead_id], 2)).toEqual([
    ['Note added'],
    ['2 photos added'],
    ['Customer added a photo'],
  ])
})

test('a page costs the same, however much happened before it', async () => {
  const { world } = await createTestWorld()
  const [busy, other] = [newId(), newId()]
  await sql`insert into event (name, subject, payload, at)
    select 'lead.noted', case nth % 50 when 0 then ${busy}::uuid when 1 then ${other}::uuid else gen_random_uuid() end,
      '{}', now() from generate_series(1, 20000) nth`.execute(world.db)
  await sql`insert into further_subject (subject, event_id)
    select ${busy}::uuid, id from event where subject = ${other}::uuid`.execute(world.db)
  await sql`analyze event, further_subject`.execute(world.db)
  for (const before of [null, '10000']) {
    const page = eventsOf({ ids: [busy], hidden: ['money.entered'], before, limit: 51 })
    const { rows } = await sql`explain (analyze, format json) ${page}`.execute(world.db)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('event_subject')
    expect(plan).toContain('further_subject_pkey')
    expect(plan).not.toMatch(/"Rows Removed by Filter":[1-9]/)
    const read = [...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count))
    expect(Math.max(...read)).toBe(2 * 51)
  }
})
