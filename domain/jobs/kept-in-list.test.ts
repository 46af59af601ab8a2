import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { JobQuery } from './job-query.ts'
import { listJobs } from './job-views.server.ts'
import { mergeJob } from './merge.server.ts'

test('a list of the jobs that others can be merged into has each merged one’s kept job in its place', async () => {
  const test = await createTestWorld()
  const { world, wait } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aJob(test, dana, { ...aCall, name: 'Hank Oldcaller' })
  await wait(1000)
  const merged = await aJob(test, dana, { ...aCall, name: 'Wife Oldcaller' })
  await wait(1000)
  const other = await aJob(test, dana, { ...aCall, name: 'Lou Oldcaller' })
  await mergeJob(world, allow(dana, 'intake.merge'), { id: merged.id, into: kept.number, revision: 1 })
  const list = async (query: { q: string; limit?: number; merged?: 'as_kept' }) =>
    (await listJobs(world, allow(dana, 'intake.view'), JobQuery.parse(query))).items
  const found = async (q: string) =>
    (await list({ q, merged: 'as_kept' })).map(({ number, found_by }) => [number, found_by?.name])
  expect(await found('wife')).toEqual([[kept.number, 'Wife Oldcaller']])
  expect(await found(merged.number)).toEqual([[kept.number, 'Wife Oldcaller']])
  expect(await found('oldcaller')).toEqual([
    [other.number, undefined],
    [kept.number, undefined],
  ])
  expect((await list({ q: 'wife' })).map(({ number }) => number)).toEqual([merged.number])
})

test('whoever does not see the kept job is not offered the merged one', async () => {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aJob(test, dana, { ...aCall, name: 'Hank Oldcaller' })
  const merged = await aJob(test, dana, { ...aCall, name: 'Wife Oldcaller' })
  await mergeJob(world, allow(dana, 'intake.merge'), { id: merged.id, into: kept.number, revision: 1 })
  const ivy = await aPerson(test, 'Technician')
  await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', merged.id).execute()
  const list = async (query: object) =>
    (await listJobs(world, allow(ivy, 'intake.view'), JobQuery.parse(query))).items.map(({ id }) => id)
  expect(await list({})).toEqual([merged.id])
  expect(await list({ merged: 'as_kept' })).toEqual([])
})
