import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { changeDryingSetup } from './drying-setup.flow.ts'
import { firstDryingSetup } from './drying-setup.ts'
import { listDryingVersions } from './drying-versions.flow.ts'

test('every version tells who changed what, down to what the portal began with, and can be brought back', async () => {
  const test = await createTestWorld()
  const { world } = test
  const manager = allow(await aPerson(test, 'Owner', 'Dana Heron'), 'config.stages')
  const list = (query: { limit?: number; cursor?: string } = {}) =>
    listDryingVersions(world, manager, { limit: 10, cursor: undefined, ...query })
  expect((await list()).items).toMatchObject([
    { revision: 0, by: null, changed: [], value: firstDryingSetup },
  ])

  const higher = { ...firstDryingSetup, altitude_feet: 1100 }
  await changeDryingSetup(world, manager, { value: higher, revision: 0 })
  const [former] = (await list()).items.toReversed()
  if (former) await changeDryingSetup(world, manager, { value: former.value, revision: 1 })

  const { items, next } = await list({ limit: 2 })
  expect({ items, next }).toMatchObject({
    items: [
      { revision: 2, by: 'Dana Heron', changed: ['altitude_feet'], before: { altitude_feet: 1100 } },
      { revision: 1, by: 'Dana Heron', changed: ['altitude_feet'], before: { altitude_feet: 0 } },
    ],
    next: '1',
  })
  const last = await list({ limit: 2, cursor: '1' })
  expect(last.items.map(({ revision }) => revision)).toEqual([0])
  expect(last.next).toBe(null)
})
