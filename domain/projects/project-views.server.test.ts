import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPhotographedProject } from '#test/a-project.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { ProjectQuery } from './project.ts'
import { listPublishedProjects, selectProjects } from './project-views.server.ts'
import { publishProject } from './projects.server.ts'

test('the list is read page by page, newest first, each project once', async () => {
  const { world } = await aHistory({ count: 30 })
  const seen: string[] = []
  let after: string | undefined
  for (let page = 0; page < 3; page++) {
    const { items, next } = await listPublishedProjects(world, ProjectQuery.parse({ after }))
    expect(items).toHaveLength([12, 12, 6][page] ?? 0)
    seen.push(...items.map(({ finished_on, slug }) => `${finished_on} ${slug}`))
    after = next ?? undefined
  }
  expect(after).toBe(undefined)
  expect(new Set(seen).size).toBe(30)
  const days = seen.map((line) => line.slice(0, 10))
  expect(days).toEqual(days.toSorted().toReversed())
})

test('the list is narrowed by service, place, kind of property and year', async () => {
  const { world } = await aHistory({ count: 30 })
  const count = async (query: Record<string, string>) =>
    (await listPublishedProjects(world, ProjectQuery.parse(query))).items.length
  expect(await count({ service: 'fire-damage' })).toBe(8)
  expect(await count({ place: 'salem-oh' })).toBe(3)
  expect(await count({ property: 'business', service: 'fire-damage' })).toBe(0)
  expect(await count({ property: 'public', service: 'fire-damage' })).toBe(8)
  expect(await count({ year: '2026' })).toBe(12)
  expect(await count({ year: '2025' })).toBe(8)
  expect(await count({ year: '2024' })).toBe(0)
})

test('a page of the list costs the same, however much was published before', async () => {
  const { world } = await aHistory({ count: 6000 })
  await sql`analyze project`.execute(world.db)
  const queries = [
    {},
    { service: 'water-damage' },
    { property: 'house' },
    { service: 'water-damage', property: 'apartment' },
    { service: 'water-damage', year: '2020' },
    { after: `2015-03-01_${newId()}` },
    { place: 'salem-oh' },
  ]
  for (const query of queries) {
    const chosen = selectProjects(world, ProjectQuery.parse(query)).limit(13)
    const plan = JSON.stringify(await chosen.explain('json', sql`analyze`))
    expect(plan, JSON.stringify(query)).not.toMatch(/Seq Scan|"Sort"/)
    const read = [...plan.matchAll(/"Rows Removed by Filter":(\d+)/g)].map(([, rows]) => Number(rows))
    expect(Math.max(0, ...read), JSON.stringify(query)).toBe(0)
  }
})

/** One true project, and the rest copied from it: another day, service, kind and place for each. */
async function aHistory({ count }: { count: number }): Promise<TestWorld> {
  const test = await createTestWorld()
  const { world } = test
  const publisher = allow(await aPerson(test), 'projects.publish')
  const first = await aPhotographedProject(world, { finished_on: '2026-11-19' })
  await publishProject(world, publisher, first)
  await sql`
    insert into project select gen_random_uuid(), 'project-' || nth,
      (array['water-damage', 'fire-damage', 'mold-remediation', 'basement-restoration'])[1 + nth % 4],
      (array['salem-oh', 'warren-oh', 'poland-oh', 'canfield-oh', 'niles-oh', 'girard-oh', 'baden-pa', 'monaca-pa', 'volant-pa'])[1 + nth % 9],
      (array['house', 'public', 'apartment', 'business'])[1 + nth % 4],
      date '2026-11-19' - (nth / 2 * 30)::int % 6000, cause, days_to_dry, equipment, drying, lesson, consent, published_at
    from project, generate_series(1, ${count - 1}::int) nth`.execute(world.db)
  await sql`
    insert into project_photo select project.id, moment, sha256, alt
    from project_photo, project where project.id <> project_id`.execute(world.db)
  return test
}
