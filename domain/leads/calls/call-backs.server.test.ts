import { expect, test } from 'vitest'
import { day, hour, minute, second } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { readCallBacks } from './call-backs.server.ts'
import { receiveLead } from '../leads.server.ts'
import { moveLead } from '../moves.server.ts'

const promise = { call_back_minutes: 15 }

test('a company that promises no time has nothing counted', async () => {
  const test = await createTestWorld()
  expect(await readCallBacks(test.world, { call_back_minutes: null })).toBeNull()
})

test('exactly fifteen minutes keep the promise of fifteen, and one second more breaks it', async () => {
  const test = await createTestWorld()
  await answer(test, 15 * minute)
  await answer(test, 15 * minute + second)
  expect(await readCallBacks(test.world, promise)).toMatchObject({
    count: 2,
    kept: 1,
    waited: [
      { minutes: 15, count: 1 },
      { minutes: 16, count: 1 },
    ],
  })
})

test('who may still be called in time is not counted, and who waits longer counts as a miss', async () => {
  const test = await createTestWorld()
  await receive(test)
  test.wait(15 * minute)
  expect(await readCallBacks(test.world, promise)).toMatchObject({ count: 0 })
  test.wait(second)
  expect(await readCallBacks(test.world, promise)).toMatchObject({
    count: 1,
    kept: 0,
    waited: [{ minutes: null, count: 1 }],
  })
})

test('a contact that is taken back was none', async () => {
  const test = await createTestWorld()
  const { id, dispatcher } = await answer(test, minute)
  await moveLead(test.world, dispatcher, { id, status: 'new', revision: 2 })
  test.wait(hour)
  expect(await readCallBacks(test.world, promise)).toMatchObject({ kept: 0, waited: [{ minutes: null }] })
})

test('what looks like a machine is not counted', async () => {
  const test = await createTestWorld()
  await receiveLead(test.world, aLeadRequest(), { page: '/contact', suspicions: ['hidden-field'] })
  test.wait(hour)
  expect(await readCallBacks(test.world, promise)).toMatchObject({ count: 0 })
})

test('a request that turns out not to be for us is not counted', async () => {
  const test = await createTestWorld()
  const { id, dispatcher } = await answer(test, hour)
  expect(await readCallBacks(test.world, promise)).toMatchObject({ count: 1 })
  await moveLead(test.world, dispatcher, { id, status: 'closed', outcome: 'not-ours', revision: 2 })
  expect(await readCallBacks(test.world, promise)).toMatchObject({ count: 0 })
})

test('ninety days of the calendar are counted, over a change of the clocks', async () => {
  const test = await createTestWorld()
  // November 20, 7 AM in Ohio. The first day that will count on February 17 begins at midnight there.
  await answer(test, minute)
  test.wait(88 * day)
  expect(await readCallBacks(test.world, promise)).toMatchObject({
    since: '2026-11-19',
    until: '2027-02-16',
    count: 1,
  })
  test.wait(day + 17 * hour - 2 * minute)
  expect(await readCallBacks(test.world, promise)).toMatchObject({ since: '2026-11-20', count: 1 })
  test.wait(2 * minute)
  expect(await readCallBacks(test.world, promise)).toMatchObject({ since: '2026-11-21', count: 0 })
})

test('the night on which the clocks go back is as long as it is', async () => {
  const test = await createTestWorld()
  test.wait(Date.parse('2027-11-07T05:50:00Z') - test.world.now().getTime())
  // Ten to two, then ten past one.
  await answer(test, 20 * minute)
  expect(await readCallBacks(test.world, promise)).toMatchObject({ waited: [{ minutes: 20, count: 1 }] })
})

async function receive({ world }: TestWorld) {
  const request = aLeadRequest()
  await receiveLead(world, request, unsuspected)
  return request.id
}

async function answer(test: TestWorld, after: number) {
  const dispatcher = allow(await aPerson(test), 'leads.work')
  const id = await receive(test)
  test.wait(after)
  await moveLead(test.world, dispatcher, { id, status: 'contacted', revision: 1 })
  return { id, dispatcher }
}
