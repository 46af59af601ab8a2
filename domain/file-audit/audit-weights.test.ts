import { expect, test } from 'vitest'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { firstPoints, firstWeights } from './audit-rules.ts'

test('the points of a rule are changed by revision: who comes second is told what stands there now', async () => {
  const world = await createTestWorld()
  const owner = await aPerson(world, 'Owner', 'Dana Heron')
  const office = await aPerson(world, 'Office manager', 'Rosa Plover')
  const put = (who: typeof owner, change: object, revision: number) =>
    who.request('/api/job-setup/audit', {
      method: 'PUT',
      json: { value: { ...firstWeights, ...change }, revision },
    })
  expect((await put(owner, { visits_daily: 10 }, 0)).status).toBe(200)
  const late = await put(office, { visits_daily: 0 }, 0)
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'setup-moved-on',
    current: { audit: { value: { visits_daily: 10 }, revision: 1 } },
  })
  expect((await put(office, { visits_daily: 0 }, 1)).status).toBe(200)

  const versions = await (await owner.request('/api/job-setup/audit/versions')).json()
  expect(versions).toMatchObject({
    items: [
      { revision: 2, by: 'Rosa Plover', changed: ['visits_daily'], before: { visits_daily: 10 } },
      { revision: 1, by: 'Dana Heron', changed: ['visits_daily'], before: { visits_daily: 6 } },
      { revision: 0, by: null, changed: [], value: firstWeights },
    ],
    next: null,
  })
})

test('points are whole numbers from 0 to 20, of every rule, and not all of them 0', async () => {
  const world = await createTestWorld()
  const owner = await aPerson(world, 'Owner')
  const answer = async (value: object) =>
    (await owner.request('/api/job-setup/audit', { method: 'PUT', json: { value, revision: 0 } })).status
  const { visits_daily, ...withoutOne } = firstWeights
  const none = Object.fromEntries(Object.keys(firstWeights).map((key) => [key, 0]))
  const sent = [
    { ...firstWeights, visits_daily: 21 },
    { ...firstWeights, visits_daily: 1.5 },
    { ...firstWeights, visits_daily: -visits_daily },
    { ...firstWeights, nothing: 1 },
    withoutOne,
    none,
  ]
  expect(await Promise.all(sent.map(answer))).toEqual([422, 422, 422, 422, 422, 422])
})

test('a technician gets the points with the readings of a job, for when there is no connection', async () => {
  const { office, ivy, drying } = await aDryingJob()
  expect((await drying(ivy)).audit).toEqual(firstPoints)
  const value = { ...firstWeights, category_review: 0 }
  await office.request('/api/job-setup/audit', { method: 'PUT', json: { value, revision: 0 } })
  expect((await drying(ivy)).audit).toEqual({ weights: value, revision: 1 })
})
