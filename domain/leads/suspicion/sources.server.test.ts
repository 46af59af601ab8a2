import { expect, test } from 'vitest'
import { day, hour } from '#platform/time.ts'
import { aSentLead } from '#test/a-lead.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { forgetOldSources, sourceOf } from './sources.server.ts'

async function sourcesIn({ world }: TestWorld) {
  const rows = await world.db.selectFrom('lead').select('source').orderBy('received_at').execute()
  return rows.map(({ source }) => source)
}

test('of a sender only a keyed hash is stored, and only for a day', async () => {
  const test = await createTestWorld()
  await test.api.request('/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aSentLead()),
  })
  const [source = ''] = await sourcesIn(test)
  expect(source).toMatch(/^[\w-]{22}$/)
  test.wait(day - hour)
  await forgetOldSources(test.world)
  expect(await sourcesIn(test)).toEqual([source])
  test.wait(2 * hour)
  await forgetOldSources(test.world)
  expect(await sourcesIn(test)).toEqual([null])
})

test('two addresses are told apart, and no one can tell them without the secret', () => {
  const secret = Buffer.alloc(32, 1)
  expect(sourceOf({ secret }, '192.0.2.1')).toBe(sourceOf({ secret }, '192.0.2.1'))
  expect(sourceOf({ secret }, '192.0.2.1')).not.toBe(sourceOf({ secret }, '192.0.2.2'))
  expect(sourceOf({ secret }, '192.0.2.1')).not.toBe(sourceOf({ secret: Buffer.alloc(32, 2) }, '192.0.2.1'))
})
