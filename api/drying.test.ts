import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import { hears, staleFor } from '#domain/events/audience.ts'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { aJob } from '#test/a-job.ts'
import { aDryingJob } from '#test/a-drying-job.ts'

test('a point that a device sends twice is there once, from when it was made, and the job has its chart', async () => {
  const { world, ivy, job_id, room_id, addPoint, drying } = await aDryingJob()
  const at = new Date(world.now().getTime() - 20 * minute).toISOString()
  const point = { ...aPoint, room_id, id: newId(), at, key: newId() }
  const [first, again, other] = [
    await addPoint(point),
    await addPoint(point),
    await addPoint({ ...point, key: newId() }),
  ]
  expect([first.status, again.status, other.status]).toEqual([201, 200, 200])
  const { points, setup, chart, is_mine } = await drying(ivy)
  expect(points).toEqual([
    {
      ...aPoint,
      room_id,
      id: point.id,
      job_id,
      created_at: at,
      by: 'Ivy Starling',
      revision: 1,
      removed_at: null,
    },
  ])
  expect({ setup, chart, is_mine }).toEqual({ setup: firstDryingSetup, chart: 'iicrc-3.1.22', is_mine: true })
  const { drying_chart } = await world.db
    .selectFrom('job')
    .select('drying_chart')
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  expect(drying_chart).toBe('iicrc-3.1.22')
})

test('a number that is taken becomes the next free one, and the answer tells it', async () => {
  const { theo, addPoint, room_id, changePoint, drying } = await aDryingJob()
  const numberOf = async (answer: Response) => (await answer.json()).number
  const [one, other] = [newId(), newId()]
  expect(await numberOf(await addPoint({ ...aPoint, room_id, id: one }))).toBe(3)
  expect(await numberOf(await addPoint({ ...aPoint, room_id, id: other }, theo))).toBe(4)
  // Sent again it is the same point, whatever its number has become.
  expect((await addPoint({ ...aPoint, room_id, id: other }, theo)).status).toBe(200)
  // One that is removed can be put back: its number stays its own.
  await changePoint(one, { revision: 1, changes: { removed: true } })
  expect(await numberOf(await changePoint(other, { revision: 1, changes: { number: 3 } }))).toBe(4)
  const numbered = (await drying()).points.map(({ number, revision }) => [number, revision])
  expect(numbered.toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
    [3, 2],
    [4, 1],
  ])
})

test('another point under its ID is refused with the one that is there, but for that of another job', async () => {
  const { office, theo, room_id, addPoint, ...test } = await aDryingJob()
  const id = newId()
  await addPoint({ ...aPoint, room_id, id })
  const differs = await addPoint({ ...aPoint, room_id, id, place: 'Elsewhere' }, theo)
  expect([differs.status, await differs.json()]).toMatchObject([
    409,
    { code: 'point-differs', current: { id, place: aPoint.place } },
  ])
  const elsewhere = await aJob(test, office)
  const ofOther = await addPoint({ ...aPoint, room_id, id: newId() }, office, elsewhere.id)
  expect([ofOther.status, (await ofOther.json()).code]).toEqual([404, 'room-not-found'])
})

test('what someone else changed first is not changed unseen: the answer has the point as it is now', async () => {
  const { ivy, theo, room_id, addPoint, changePoint } = await aDryingJob()
  const id = newId()
  await addPoint({ ...aPoint, room_id, id })
  expect((await changePoint(id, { revision: 1, changes: { material: 'framing' } })).status).toBe(200)
  const late = await changePoint(id, { revision: 1, changes: { material: 'trim' } }, theo)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'point-moved-on', current: { id, material: 'framing', revision: 2, last: { by: ivy.name } } },
  ])
  // To say the same again changes nothing.
  expect((await changePoint(id, { revision: 1, changes: { material: 'framing' } }, theo)).status).toBe(200)
})

test('what a point was before it was changed stays with its job, with who changed it', async () => {
  const { ivy, room_id, addPoint, changePoint, drying } = await aDryingJob()
  const id = newId()
  await addPoint({ ...aPoint, room_id, id })
  await changePoint(id, { revision: 1, changes: { material: 'framing', place: 'Behind the sink' } })
  expect((await drying()).point_changes).toMatchObject([
    { point_id: id, field: 'material', was: aPoint.material, is: 'framing', by: ivy.name },
  ])
})

test('a station is added once, changed, removed and put back', async () => {
  const { ivy, theo, room_id, addStation, changeStation, drying } = await aDryingJob()
  const id = newId()
  expect((await addStation({ ...aStation, id })).status).toBe(201)
  expect((await addStation({ ...aStation, id })).status).toBe(200)
  const differs = await addStation({ ...aStation, id, kind: 'outside' })
  expect([differs.status, (await differs.json()).code]).toEqual([409, 'station-differs'])
  await changeStation(id, { revision: 1, changes: { room_id, place: 'Hall' } })
  const late = await changeStation(id, { revision: 1, changes: { place: 'Porch' } }, theo)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'station-moved-on', current: { place: 'Hall', revision: 2, last: { by: ivy.name } } },
  ])
  await changeStation(id, { revision: 2, changes: { removed: true } })
  await changeStation(id, { revision: 3, changes: { removed: false } })
  const { stations } = await drying()
  expect(stations).toMatchObject([{ ...aStation, id, room_id, place: 'Hall', removed_at: null, revision: 4 }])
  const nowhere = await addStation({ ...aStation, id: newId(), chamber_id: newId() })
  expect([nowhere.status, (await nowhere.json()).code]).toEqual([404, 'chamber-not-found'])
})

test('events tell what was measured and by what kind of thing, never where a person said it is', async () => {
  const { world, office, theo, room_id, addPoint, changePoint, told } = await aDryingJob()
  const id = newId()
  await addPoint({ ...aPoint, room_id, id, place: "Grandmother Ann's room" })
  await changePoint(id, { revision: 1, changes: { place: 'Ann', meter: 'M-2' } })
  const events = await told()
  expect(events.map(({ payload }) => payload)).toMatchObject([
    { point_id: id, kind: 'base_plate' },
    { changed: ['place', 'meter'] },
  ])
  expect(JSON.stringify(events)).not.toContain('Ann')
  for (const event of await addressEvents(world, events)) {
    expect([office, theo].map((who) => hears(who, event))).toEqual([true, true])
    expect(staleFor(theo, event)).toContain('job')
  }
})

test('what was refused is added by the office, in the name and from the time of whoever measured it', async () => {
  const { ivy, office, job_id, room_id, visit, drying } = await aDryingJob()
  const [point_id, reading, closing] = [newId(), newId(), newId()]
  const made_at = '2026-11-20T11:00:00.000Z'
  const report = (id: string, write: object) =>
    ivy.request(`/api/sync-problems/${id}`, {
      method: 'PUT',
      json: { lead_id: job_id, write, code: 'x', detail: 'No.', made_at, refused_at: made_at },
    })
  const takeOver = async (id: string) => {
    const json = { state: 'taken_over' }
    return (await office.request(`/api/sync-problems/${id}/decision`, { method: 'POST', json })).status
  }
  const read = { visit_id: visit.id, point_id, value: 34, corrects: null }
  await report(point_id, { kind: 'point', point: { ...aPoint, room_id } })
  await report(reading, { kind: 'reading', reading: read, name: '3, Toe-kick' })
  await report(closing, { kind: 'visit_close', visit_id: visit.id })
  expect(await takeOver(reading)).toBe(404)
  expect([await takeOver(point_id), await takeOver(closing), await takeOver(reading)]).toEqual([
    204, 204, 204,
  ])
  const { points, readings, visits } = await drying()
  expect(points).toMatchObject([{ id: point_id, by: 'Ivy Starling', created_at: made_at }])
  expect(visits).toMatchObject([{ closed_at: made_at, closed_by: 'Ivy Starling' }])
  // Read before the closing, and received after it.
  expect(readings).toMatchObject([{ id: reading, value: 34, by: 'Ivy Starling', at: made_at, is_late: true }])
})
