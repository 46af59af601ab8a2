import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { changeSetup, getSetup } from '#domain/jobs/set-up/set-up.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aJob } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { dryingView } from '../drying-view.ts'
import { firstDryingSetup, type DryingSetup } from './drying-setup.ts'
import { aPoint, aStation } from '../larkspur-readings.fixture.ts'

const setupOfSpring: DryingSetup = {
  ...firstDryingSetup,
  meters: [
    {
      name: 'M-9',
      model: '',
      kind: 'pin',
      scales: [{ name: 'Wood, %', least: 6, most: 40 }],
      is_retired: false,
    },
    ...firstDryingSetup.meters,
  ],
  goals: { ...firstDryingSetup.goals, drywall: 20, base_plate: 20 },
  tolerance: { share: 0.2, points: 4 },
  altitude_feet: 1100,
  breaker_amps: 20,
}

async function anOfficeThatChanges() {
  const test = await aDryingJob()
  const owner = await aPerson(test, 'Owner')
  const manager = allow(owner, 'config.stages')
  async function change(value: DryingSetup) {
    const { revision } = (await getSetup(test.world, manager)).drying
    await changeSetup(test.world, manager, { part: 'drying', value, revision })
  }
  return { ...test, owner, change }
}

test('a change of the set-up changes nothing of what a job was calculated with, and new meters are there at once', async () => {
  const { aPointThere, addStation, read, drying, change } = await anOfficeThatChanges()
  const [point_id, station_id] = [await aPointThere(), newId()]
  await addStation({ ...aStation, id: station_id })
  await read({ point_id, value: 17 })
  await read({ station_id, air: { fahrenheit: 70, humidity: 50 } })
  const before = await drying()
  await change(setupOfSpring)
  const after = await drying()
  expect(after).toEqual({ ...before, setup: { ...before.setup, meters: setupOfSpring.meters } })
  expect(dryingView(after, [])).toEqual(dryingView(before, []))
  expect([before.setup_revision, after.chart]).toEqual([0, 'iicrc-3.1.22'])
  // Also what is read from then on: grains of one job are counted for one altitude.
  await read({ station_id, air: { fahrenheit: 70, humidity: 45 } })
  expect((await drying()).air.map(({ air }) => air?.altitude_feet)).toEqual([0, 0])
})

test('a job that begins after a change is judged by it, and before its first point by what is in force', async () => {
  const { aPointThere, drying, change } = await anOfficeThatChanges()
  await change(setupOfSpring)
  expect(await drying()).toMatchObject({ setup: setupOfSpring, setup_revision: 1 })
  await change(firstDryingSetup)
  expect(await drying()).toMatchObject({ setup: firstDryingSetup, setup_revision: 2 })
  await change(setupOfSpring)
  await aPointThere()
  await change(firstDryingSetup)
  const { setup, setup_revision } = await drying()
  expect({ goals: setup.goals, setup_revision }).toEqual({ goals: setupOfSpring.goals, setup_revision: 3 })
})

test('what was measured before a merge is judged as before in the file of the job that is kept', async () => {
  const { world, marcus, owner, job_id, room_id, ...test } = await anOfficeThatChanges()
  const { aPointThere, addPoint, change, office } = test
  await aPointThere()
  const kept = await aJob({ world }, marcus)
  await change(setupOfSpring)
  const { revision } = await getJob(world, allow(owner, 'intake.view'), job_id)
  await mergeJob(world, allow(owner, 'intake.merge'), { id: job_id, into: kept.number, revision })
  const file = async () => (await office.request(`/api/jobs/${kept.id}/drying`)).json()
  expect(await file()).toMatchObject({ setup: { goals: firstDryingSetup.goals }, setup_revision: 0 })
  // A point that is added there begins nothing anew.
  expect((await addPoint({ ...aPoint, room_id, id: newId() }, office, kept.id)).status).toBe(201)
  expect(await file()).toMatchObject({ setup: { goals: firstDryingSetup.goals }, setup_revision: 0 })
})
