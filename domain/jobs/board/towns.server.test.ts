import { expect, test } from 'vitest'
import { hour } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { anOffice, anUnscheduledVisit } from '#test/a-board.ts'
import { roleNamed } from '#test/a-role.ts'
import { aPerson } from '#test/people.ts'
import { readChoices } from './choices.server.ts'
import { JobQuery, TownQuery } from '#domain/jobs/job-query.ts'
import { listJobs } from '#domain/jobs/job-views.server.ts'
import { listTowns } from './towns.server.ts'

test('a technician sees on the board, in its counts and in what it narrows by what is theirs alone', async () => {
  const { world, stands, board, ...test } = await anOffice()
  const ivy = await aPerson({ world, ...test }, 'Technician', 'Ivy Starling')
  const [mine, visited] = [
    await stands('drying', hour, { facts: { town: 'Niles' } }),
    await stands('dry', hour, { facts: { town: 'Salem' } }),
  ]
  await stands('drying', hour, { facts: { town: 'Lisbon' } })
  await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', mine).execute()
  const visit = await anUnscheduledVisit(world, visited)
  await world.db
    .insertInto('visit_person')
    .values({ visit_id: visit, job_id: visited, employee_id: ivy.id, place: 0 })
    .execute()

  const { parts, unscheduled } = await board({}, ivy)
  expect(parts.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([mine, visited])
  expect(unscheduled).toBe(2)
  const { towns } = await readChoices(world, allow(ivy, 'intake.view'))
  expect(towns.map(({ label }) => label)).toEqual(['Niles', 'Salem'])
  const page = await listTowns(world, allow(ivy, 'intake.view'), TownQuery.parse({}))
  expect(page.items.map(({ name, count }) => [name, count])).toEqual([
    ['Niles', 1],
    ['Salem', 1],
  ])
})

test('towns come a page at a time, with their county, counts and jobs', async () => {
  const { world, stands, marcus, wait } = await anOffice()
  const late = await stands('contacted', hour, { facts: { town: 'Salem, OH' } })
  wait(5 * hour)
  const salem = await stands('drying', hour, { facts: { town: '9 Mill Street, Salem' } })
  await stands('drying', hour, { facts: { town: 'Boardman' } })
  await stands('closed', hour, { facts: { town: 'Niles' } })
  const read = (query: Partial<TownQuery>) =>
    listTowns(world, allow(marcus, 'intake.view'), TownQuery.parse(query))

  const first = await read({ limit: 1 })
  expect(first).toMatchObject({ items: [{ name: 'Boardman', count: 1, late: 0 }], next: 'boardman' })
  const second = await read({ limit: 1, cursor: first.next ?? '' })
  expect(second).toMatchObject({
    items: [{ town: 'salem', name: 'Salem', county: 'Columbiana', state: 'OH', count: 2, late: 1 }],
    next: null,
  })
  expect(second.items[0]?.jobs.map(({ id }) => id)).toEqual([late, salem])
  expect((await read({ late: 'yes' })).items.map(({ name }) => name)).toEqual(['Salem'])
})

test('whoever may not see claims sees no carrier and cannot narrow by one', async () => {
  const { world, stands, board, ...test } = await anOffice()
  await stands('drying', hour, { facts: { carrier: 'Millrace Mutual' } })
  const role = await roleNamed(world, 'Bookkeeper')
  const { permissions } = await world.db
    .selectFrom('role')
    .select('permissions')
    .where('id', '=', role)
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('role')
    .set({ permissions: permissions.filter((permission) => !permission.startsWith('claims.')) })
    .where('id', '=', role)
    .execute()
  const bea = await aPerson({ world, ...test }, 'Bookkeeper', 'Bea Coin')
  const viewer = allow(bea, 'intake.view')

  expect((await listJobs(world, viewer, JobQuery.parse({}))).items).toMatchObject([{ carrier: null }])
  expect((await readChoices(world, viewer)).carriers).toEqual([])
  await expect(board({ carrier: 'Millrace Mutual' }, bea)).rejects.toMatchObject({ status: 403 })
})
