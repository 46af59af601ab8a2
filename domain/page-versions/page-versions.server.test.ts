import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { createTestWorld } from '#test/world.ts'
import { notePageVersions } from './page-versions.server.ts'

const about = { path: '/about', hash: 'a' }
const home = { path: '/', hash: 'h' }

test('a page keeps its day as long as it says the same, and gets a new one when it says something else', async () => {
  const { world, wait } = await createTestWorld()
  const first = world.now()
  await notePageVersions(world, [about, home])
  wait(3 * day)
  expect(await notePageVersions(world, [home, about])).toEqual(
    new Map([
      ['/', first],
      ['/about', first],
    ]),
  )

  const changed = await notePageVersions(world, [home, { path: '/about', hash: 'b' }])
  expect(changed).toEqual(
    new Map([
      ['/', first],
      ['/about', world.now()],
    ]),
  )
})

test('of nodes that see a change at once one writes it, and all tell the same day', async () => {
  const { world, wait } = await createTestWorld()
  await notePageVersions(world, [home])
  const paths = Array.from({ length: 85 }, (_, nth) => ({ path: `/${nth}`, hash: 'x' }))
  const nodes = [paths, paths.toReversed(), paths].map((versions) => {
    wait(day)
    const now = world.now()
    return notePageVersions({ ...world, now: () => now }, [home, ...versions])
  })
  const [one, ...others] = await Promise.all(nodes)
  expect(one?.size).toBe(86)
  for (const other of others) expect(other).toEqual(one)
})

test('who finds nothing new writes nothing', async () => {
  const { world } = await createTestWorld()
  await notePageVersions(world, [home])
  const { rows: before } = await sql`select xmin, * from page_version`.execute(world.db)
  await notePageVersions(world, [home])
  const { rows: after } = await sql`select xmin, * from page_version`.execute(world.db)
  expect(after).toEqual(before)
})
