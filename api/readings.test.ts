import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { aJob } from '#test/a-job.ts'
import { aDryingJob } from '#test/a-drying-job.ts'

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

test('a reading is added once, under whatever key it is sent, and never becomes another', async () => {
  const { ivy, theo, job_id, visit, aPointThere, read, drying, names } = await aDryingJob()
  const [id, point_id] = [newId(), await aPointThere()]
  const sent = { point_id, value: 34.5, key: newId(), at: '2026-11-20T11:50:00.000Z' }
  expect((await read(sent, { id })).status).toBe(201)
  expect((await read(sent, { id })).status).toBe(200)
  expect((await read({ ...sent, key: newId() }, { id })).status).toBe(200)
  const other = await read({ point_id, value: 12 }, { id, who: theo })
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'reading-differs', current: { id, value: 34.5 } },
  ])
  const { readings } = await drying()
  expect(readings).toEqual([
    {
      id,
      job_id,
      visit_id: visit.id,
      point_id,
      value: 34.5,
      no_access: null,
      is_confirmed: false,
      meter: aPoint.meter,
      scale: aPoint.scale,
      at: '2026-11-20T11:50:00.000Z',
      received_at: expect.any(String),
      by: 'Ivy Starling',
      employee_id: ivy.id,
      is_late: false,
      corrects: null,
      reason: null,
    },
  ])
  expect(await names()).toEqual(['moisture_point.added', 'reading.added'])
})

test('air is stored with the altitude for which its grains are counted', async () => {
  const { office, addStation, read, drying } = await aDryingJob()
  const station_id = newId()
  const { drying: setup } = await (await office.request('/api/job-setup')).json()
  const value = { ...setup.value, altitude_feet: 1100 }
  await office.request('/api/job-setup/drying', { method: 'PUT', json: { value, revision: 0 } })
  await addStation({ ...aStation, id: station_id })
  await read({ station_id, air: { fahrenheit: 71.5, humidity: 0 } })
  const { air, setup: used } = await drying()
  expect(air).toMatchObject([{ station_id, air: { fahrenheit: 71.5, humidity: 0, altitude_feet: 1100 } }])
  expect(used.altitude_feet).toBe(1100)
  const impossible = await read({ station_id, air: { fahrenheit: 71.5, humidity: 101 } })
  expect(impossible.status).toBe(422)
})

test('a station that nobody could reach is stored with why, once, and only with one of both', async () => {
  const { addStation, read, drying } = await aDryingJob()
  const [station_id, id] = [newId(), newId()]
  await addStation({ ...aStation, id: station_id })
  const sent = { station_id, air: null, no_access: 'blocked', key: newId() }
  expect((await read(sent, { id })).status).toBe(201)
  expect((await read(sent, { id })).status).toBe(200)
  expect((await read({ ...sent, no_access: 'locked' }, { id })).status).toBe(409)
  expect((await drying()).air).toMatchObject([{ id, station_id, air: null, no_access: 'blocked' }])
  const both = { ...sent, air: { fahrenheit: 71.5, humidity: 40 } }
  expect((await read(both)).status).toBe(422)
  expect((await read({ station_id, air: null })).status).toBe(422)
})

test('a number that the meter can’t show is refused in a sentence; a surprising one is not', async () => {
  const { office, theo, aPointThere, read, changePoint } = await aDryingJob()
  const point_id = await aPointThere()
  const off = await read({ point_id, value: 61 })
  const sentence = 'Pin meter reads 5 to 60. Type it again.'
  expect([off.status, await off.json()]).toMatchObject([
    422,
    { code: 'bad-fields', fields: { value: [sentence] } },
  ])
  expect((await read({ point_id, value: 4.9 })).status).toBe(422)
  expect((await read({ point_id, value: 5 })).status).toBe(201)
  expect((await read({ point_id, value: 60 }, { who: theo })).status).toBe(201)
  expect((await read({ point_id, value: null, no_access: 'locked' })).status).toBe(201)
  expect((await read({ point_id, value: null })).status).toBe(422)
  // A meter that the company has no more is believed.
  await changePoint(point_id, { revision: 1, changes: { meter: 'M-2' } }, office)
  expect((await read({ point_id, value: 400 })).status).toBe(201)
})

test('a point, a station or a visit of another job is not there for a reading', async () => {
  const { office, aPointThere, read, ...test } = await aDryingJob()
  const point_id = await aPointThere()
  const { id: job_id } = await aJob(test, office)
  const who = office
  expect(await codeOf(await read({ point_id, value: 20, job_id, visit_id: null }, { who }))).toEqual([
    404,
    'point-not-found',
  ])
  expect(await codeOf(await read({ point_id, value: 20, visit_id: newId() }, { who }))).toEqual([
    404,
    'visit-not-found',
  ])
  const air = { fahrenheit: 70, humidity: 50 }
  expect(await codeOf(await read({ station_id: point_id, air }, { who }))).toEqual([404, 'station-not-found'])
})

test('two devices that add to one visit keep both', async () => {
  const { theo, aPointThere, read, drying } = await aDryingJob()
  const point_id = await aPointThere()
  const sent = await Promise.all([
    read({ point_id, value: 20 }),
    read({ point_id, value: 21 }, { who: theo }),
  ])
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  const { readings } = await drying()
  expect(readings.map(({ by, value }) => [by, value]).toSorted()).toEqual([
    ['Ivy Starling', 20],
    ['Theo Bittern', 21],
  ])
})

test('a visit stays as it was closed first, whoever closes it again', async () => {
  const { world, wait, lead, office, close, drying, names, visit } = await aDryingJob()
  const at = world.now().toISOString()
  wait(20 * minute)
  const closed = await close({ at, sentAt: world.now().toISOString() })
  expect([closed.status, await closed.json()]).toMatchObject([
    200,
    { id: visit.id, kind: 'inspection', on: '2026-11-20', closed_at: at, closed_by: lead.name },
  ])
  wait(minute)
  expect((await close({}, office)).status).toBe(200)
  const told = { closed_at: at, closed_by: lead.name, closed_by_id: lead.id }
  expect((await drying()).visits).toMatchObject([told])
  expect(await names()).toEqual(['visit.closed'])
})

test('what was read before the closing and arrives after it is added, marked late and told to the office', async () => {
  const { world, wait, theo, aPointThere, read, close, drying, names, lines } = await aDryingJob()
  const point_id = await aPointThere()
  // The clock of this device is an hour wrong, which it says itself.
  const readAt = new Date(world.now().getTime() + hour).toISOString()
  wait(5 * minute)
  await close()
  wait(30 * minute)
  const sentAt = new Date(world.now().getTime() + hour).toISOString()
  expect((await read({ point_id, value: 20, at: readAt, sentAt }, { who: theo })).status).toBe(201)
  const late = await read({ point_id, value: 20 }, { who: theo })
  expect([late.status, await late.json()]).toMatchObject([
    409,
    {
      code: 'visit-closed',
      detail: 'This visit is closed. Add a correction, or read at the next visit.',
    },
  ])
  expect((await drying()).readings).toMatchObject([{ by: 'Theo Bittern', value: 20, is_late: true }])
  expect(await names()).toEqual(['moisture_point.added', 'visit.closed', 'reading.received_late'])
  expect((await lines())[0]).toBe('Reading received after the visit was closed')
})

test('before the closing whoever reads corrects too, and a correction is corrected in its turn', async () => {
  const { wait, theo, aPointThere, read, drying } = await aDryingJob()
  const [point_id, elsewhere] = [await aPointThere(), await aPointThere()]
  const [first, second, third] = [newId(), newId(), newId()]
  await read({ point_id, value: 20 }, { id: first })
  wait(minute)
  expect((await read({ point_id, value: 21, corrects: first }, { id: second, who: theo })).status).toBe(201)
  const twice = await read({ point_id, value: 22, corrects: first })
  expect([twice.status, await twice.json()]).toMatchObject([
    409,
    { code: 'reading-corrected', current: { id: second, value: 21 } },
  ])
  const other = { point_id: elsewhere, value: 22, corrects: second }
  expect(await codeOf(await read(other))).toEqual([404, 'reading-not-found'])
  wait(minute)
  // What was typed by mistake is taken back.
  expect((await read({ point_id, value: null, corrects: second }, { id: third })).status).toBe(201)
  expect((await drying()).readings.map(({ value, corrects }) => [value, corrects])).toEqual([
    [20, null],
    [21, first],
    [null, second],
  ])
})

test('two who correct one reading at the same moment do not both', async () => {
  const { theo, aPointThere, read } = await aDryingJob()
  const [point_id, id] = [await aPointThere(), newId()]
  await read({ point_id, value: 20 }, { id })
  const both = await Promise.all([
    read({ point_id, value: 21, corrects: id }),
    read({ point_id, value: 22, corrects: id }, { who: theo }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('after the closing a correction needs a reason, and is of one’s own that day or by who may correct all', async () => {
  const { wait, ivy, theo, lead, office, aPointThere, read, close } = await aDryingJob()
  const point_id = await aPointThere()
  const ids = [newId(), newId(), newId(), newId(), newId()]
  for (const id of ids) await read({ point_id, value: 20 }, { id })
  await close()
  wait(minute)
  const [own, others, ofVisit, ofOffice, nextDay] = ids
  const reason = 'Wrong point.'
  const without = await read({ point_id, value: 21, corrects: own })
  expect([without.status, await without.json()]).toMatchObject([
    422,
    { fields: { reason: [expect.any(String)] } },
  ])
  expect((await read({ point_id, value: 21, corrects: own, reason }, { who: ivy })).status).toBe(201)
  expect(await codeOf(await read({ point_id, value: 21, corrects: others, reason }, { who: theo }))).toEqual([
    403,
    'not-permitted',
  ])
  // Who closed the visit answers for all its readings.
  expect((await read({ point_id, value: 21, corrects: ofVisit, reason }, { who: lead })).status).toBe(201)
  wait(24 * hour)
  const tomorrow = { point_id, value: 21, corrects: nextDay, reason }
  expect(await codeOf(await read(tomorrow, { who: ivy }))).toEqual([403, 'not-permitted'])
  expect(await codeOf(await read(tomorrow, { who: lead }))).toEqual([403, 'not-permitted'])
  expect((await read({ point_id, value: 21, corrects: ofOffice, reason }, { who: office })).status).toBe(201)
})

test('nothing of a closed visit is changed by way of another, or of none', async () => {
  const { wait, theo, aPointThere, read, close, drying, visit } = await aDryingJob()
  const [point_id, id] = [await aPointThere(), newId()]
  await read({ point_id, value: 20 }, { id })
  await close()
  wait(minute)
  const around = await read({ point_id, value: 9, corrects: id, visit_id: null }, { who: theo })
  expect(around.status).toBe(403)
  const mended = { point_id, value: 19, corrects: id, visit_id: null, reason: 'Mistyped.' }
  expect((await read(mended)).status).toBe(201)
  expect((await drying()).readings.at(-1)).toMatchObject({ value: 19, visit_id: visit.id })
})
