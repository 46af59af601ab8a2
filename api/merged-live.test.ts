import { expect, test } from 'vitest'
import { eventsAfter } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import { hears, staleFor } from '#domain/events/audience.ts'
import { mergeJob, unmergeJob } from '#domain/jobs/merge.server.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aNewVisit, certify, thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'

test('the crew of the job that is kept hears of rooms, points, readings and equipment of one that was merged into it', async () => {
  const drying = await aDryingJob()
  const { world, api, marcus, office, job_id, room_id, send, aPointThere, workUntilIdle } = drying
  const [dana, wanda, bo] = [
    await aPerson({ world, api }, 'Owner', 'Dana Heron'),
    await aPerson({ world, api }, 'Technician', 'Wanda Wren'),
    await aPerson({ world, api }, 'Technician', 'Bo Finch'),
  ]
  await certify({ world }, wanda)
  const kept = await aJob({ world }, marcus)
  const visit = aNewVisit({ when: thisMorning, people: [wanda.id] })
  expect((await send(office, `/api/jobs/${kept.id}/visits`, visit)).status).toBe(201)
  const point_id = await aPointThere()
  const { revision } = await world.db
    .selectFrom('job')
    .select('revision')
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  await mergeJob(world, allow(dana, 'intake.merge'), { id: job_id, into: kept.number, revision })
  await workUntilIdle()
  const before = (await eventsAfter(world, 0)).at(-1)?.position ?? 0

  const at = world.now().toISOString()
  const put = (path: string, json: object) => send(office, path, { method: 'PUT', job_id, at, ...json })
  const made = [
    await send(office, `/api/jobs/${job_id}/rooms`, { ...trilliumRooms.hall, chamber: null, id: newId() }),
    await send(office, `/api/jobs/${job_id}/points`, { ...aPoint, room_id, id: newId() }),
    await put(`/api/readings/${newId()}`, { point_id, visit_id: null, value: 20 }),
    await put(`/api/equipment-moves/${newId()}`, { unit_id: (await aTaggedUnit(drying)).id, move: 'placed' }),
  ]
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  await workUntilIdle()
  const told = (await addressEvents(world, await eventsAfter(world, before))).filter(
    ({ subject }) => subject === job_id,
  )
  expect(told.map(({ name }) => name)).toEqual([
    'room.added',
    'moisture_point.added',
    'reading.added',
    'equipment.placed',
  ])
  for (const event of told) {
    expect([event.name, hears(wanda, event), event.kept]).toEqual([event.name, true, kept.id])
    expect(staleFor(wanda, event)).toContain('job')
  }
  // Who works at neither hears of what belongs to a crew.
  expect(told.slice(0, 3).map((event) => hears(bo, event))).toEqual([false, false, false])
})

test('the crew of the job that is kept hears of a danger that a merge brings, and reads the job, Today and its visits again', async () => {
  const { world, api, marcus, office, send, workUntilIdle } = await aDryingJob()
  const dana = await aPerson({ world, api }, 'Owner', 'Dana Heron')
  const wanda = await aPerson({ world, api }, 'Technician', 'Wanda Wren')
  await certify({ world }, wanda)
  const kept = await aJob({ world }, marcus, { ...aCall, gas: 'no' })
  const second = await aJob({ world }, marcus, { ...aCall, gas: 'yes' })
  const visit = aNewVisit({ when: thisMorning, people: [wanda.id] })
  expect((await send(office, `/api/jobs/${kept.id}/visits`, visit)).status).toBe(201)
  await workUntilIdle()
  const before = (await eventsAfter(world, 0)).at(-1)?.position ?? 0
  await mergeJob(world, allow(dana, 'intake.merge'), { id: second.id, into: kept.number, revision: 1 })
  await workUntilIdle()
  const told = (await addressEvents(world, await eventsAfter(world, before))).filter((event) =>
    hears(wanda, event),
  )
  expect(told.map(({ name }) => name)).toEqual(['job.merged', 'job.changed'])
  const stale = told.flatMap((event) => staleFor(wanda, event))
  for (const area of ['job', 'leads', 'visits']) expect(stale).toContain(area)
})

test('the crew of the job that was kept hears of an undo too, and its open file is read again', async () => {
  const { world, api, marcus, office, send, workUntilIdle } = await aDryingJob()
  const dana = await aPerson({ world, api }, 'Owner', 'Dana Heron')
  const wanda = await aPerson({ world, api }, 'Technician', 'Wanda Wren')
  await certify({ world }, wanda)
  const [first, second, kept] = [
    await aJob({ world }, marcus),
    await aJob({ world }, marcus),
    await aJob({ world }, marcus),
  ]
  const visit = aNewVisit({ when: thisMorning, people: [wanda.id] })
  expect((await send(office, `/api/jobs/${kept.id}/visits`, visit)).status).toBe(201)
  const merger = allow(dana, 'intake.merge')
  await mergeJob(world, merger, { id: first.id, into: second.number, revision: 1 })
  await mergeJob(world, merger, { id: second.id, into: kept.number, revision: 2 })
  await workUntilIdle()
  const before = (await eventsAfter(world, 0)).at(-1)?.position ?? 0
  await unmergeJob(world, merger, first.id)
  await workUntilIdle()
  const told = await addressEvents(world, await eventsAfter(world, before))
  const undone = told.filter(({ name }) => name === 'job.unmerged')
  expect(undone).toMatchObject([{ subject: first.id, kept: kept.id }])
  expect(undone.map((event) => hears(wanda, event))).toEqual([true])
})
