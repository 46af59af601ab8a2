import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { aDryingJob } from '#test/a-drying-job.ts'

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]
const reason = 'Wrong point.'

/** One reading of Ivy's at a visit that its lead technician closed a minute later. */
async function aClosedVisit() {
  const test = await aDryingJob()
  const [point_id, id] = [await test.aPointThere(), newId()]
  await test.read({ point_id, value: 20 }, { id })
  const open = test.world.now().toISOString()
  test.wait(minute)
  await test.close()
  test.wait(minute)
  return { ...test, point_id, id, open }
}

test('someone else’s reading of a closed visit takes the right, whatever time a device tells', async () => {
  const { theo, office, point_id, id, open, read, drying } = await aClosedVisit()
  const backdated = { point_id, value: 12, corrects: id, at: open }
  expect(await codeOf(await read(backdated, { who: theo }))).toEqual([403, 'not-permitted'])
  expect(await codeOf(await read({ ...backdated, reason }, { who: theo }))).toEqual([403, 'not-permitted'])
  expect((await read(backdated, { who: office })).status).toBe(422)
  expect((await read({ ...backdated, reason }, { who: office })).status).toBe(201)
  expect((await drying()).readings.map(({ value, is_late }) => [value, is_late])).toEqual([
    [20, false],
    [12, true],
  ])
})

test('one’s own, corrected before the closing, arrives after it without a reason and marked late', async () => {
  const { point_id, id, open, read, drying } = await aClosedVisit()
  expect((await read({ point_id, value: 21, corrects: id, at: open })).status).toBe(201)
  expect((await drying()).readings.at(-1)).toMatchObject({ value: 21, is_late: true })
})

test('a correction is never older than what it corrects', async () => {
  const { point_id, id, read, drying } = await aClosedVisit()
  expect((await read({ point_id, value: 21, corrects: id, at: '2026-02-01T12:00:00.000Z' })).status).toBe(201)
  const [first, second] = (await drying()).readings
  expect(second?.at).toBe(first?.at)
})

test('a correction of one’s own from that day is taken a day later at most, and marked late', async () => {
  const { world, wait, point_id, read, id, drying } = await aClosedVisit()
  const at = world.now().toISOString()
  wait(20 * hour)
  const next = newId()
  expect((await read({ point_id, value: 21, corrects: id, reason, at }, { id: next })).status).toBe(201)
  expect((await drying()).readings.at(-1)).toMatchObject({ is_late: true })
  wait(20 * hour)
  const again = await read({ point_id, value: 22, corrects: next, reason, at })
  expect(await codeOf(again)).toEqual([403, 'not-permitted'])
})

test('who lost the visit corrects what they read there before, and nothing of others', async () => {
  const { world, wait, change, ivy, theo, point_id, read, visit, drying } = await aClosedVisit()
  const [own, others] = [newId(), newId()]
  await read({ point_id, value: 30, visit_id: null }, { id: own, who: theo })
  wait(minute)
  await read({ point_id, value: 31, visit_id: null }, { id: others, who: ivy })
  const then = world.now().toISOString()
  wait(minute)
  await change(visit.id, { revision: 1, canceled: true })
  wait(minute)
  const fromThen = { point_id, at: then, visit_id: null }
  expect(await codeOf(await read({ ...fromThen, value: 44, corrects: others }, { who: theo }))).toEqual([
    404,
    'reading-not-found',
  ])
  expect((await read({ ...fromThen, value: 45, corrects: own }, { who: theo })).status).toBe(200)
  expect((await drying()).readings.map(({ value }) => value)).toEqual([20, 30, 31, 45])
})

test('a reading keeps the scale on which it was read, and a correction that of what it corrects', async () => {
  const { aPointThere, changePoint, read, drying } = await aDryingJob()
  const point_id = await aPointThere()
  const { meter, scale } = aPoint
  const id = newId()
  await read({ point_id, value: 30, meter, scale }, { id })
  await changePoint(point_id, { revision: 1, changes: { scale: 'Relative, 0 to 100' } })
  // Read offline before the change, and received after it.
  expect((await read({ point_id, value: 85, meter, scale })).status).toBe(422)
  expect((await read({ point_id, value: 31, meter, scale })).status).toBe(201)
  expect((await read({ point_id, value: 80, corrects: id })).status).toBe(422)
  expect((await read({ point_id, value: 29, corrects: id })).status).toBe(201)
  expect((await read({ point_id, value: 85 })).status).toBe(201)
  expect((await drying()).readings.map((reading) => [reading.value, reading.scale])).toEqual([
    [30, scale],
    [31, scale],
    [29, scale],
    [85, 'Relative, 0 to 100'],
  ])
})

test('a visit is closed no earlier than what was read there, and not before its day', async () => {
  const { world, wait, plan, ivy, aPointThere, read, close, office, send, drying } = await aDryingJob()
  await read({ point_id: await aPointThere(), value: 20 })
  const readAt = world.now().toISOString()
  wait(minute)
  expect((await close({ at: '2025-12-01T00:00:00.000Z' })).status).toBe(200)
  expect((await drying()).visits).toMatchObject([{ closed_at: readAt }])
  const later = await plan({ when: { on: '2026-12-20', from: '08:00', to: '10:00' }, people: [ivy.id] })
  expect(await codeOf(await send(office, `/api/visits/${later.id}/close`, {}))).toEqual([
    409,
    'visit-not-begun',
  ])
})
