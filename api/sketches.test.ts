import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import { hears, staleFor } from '#domain/events/audience.ts'
import { foot } from '#domain/rooms/length.ts'
import { floorArea } from '#domain/rooms/room-figures.ts'
import type { Room } from '#domain/rooms/room.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aSketch, drawnRooms, larkspurPlan } from '#domain/sketch/larkspur-plan.fixture.ts'
import { noPlan, type Sketch } from '#domain/sketch/plan.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'

const moved = { ...larkspurPlan, walls: larkspurPlan.walls.slice(1) }

/** Two technicians in one house who draw it, and what their devices send. */
async function aDrawn() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, theo, job_id, plan } = test
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  const put = (id: string, json: Sent, { who = ivy, job = job_id, key = newId() } = {}) =>
    who.request(`/api/jobs/${job}/sketches/${id}`, {
      method: 'PUT',
      json: { ...aSketch, at: world.now().toISOString(), ...json },
      headers: { 'Idempotency-Key': key },
    })
  const sketches = async (who: Person = marcus, job = job_id): Promise<Sketch[]> =>
    (await (await who.request(`/api/jobs/${job}/sketches`)).json()).items
  const told = async () => {
    const rows = await world.db
      .selectFrom('event')
      .select(['name', 'subject', 'at', 'payload'])
      .where('name', 'like', 'sketch.%')
      .orderBy('id')
      .execute()
    return rows.map((row, nth) => ({ ...row, position: nth + 1 }))
  }
  const names = async () => (await told()).map(({ name }) => name.replace('sketch.', ''))
  return { ...test, put, sketches, told, names }
}
type Sent = { revision: number } & Record<string, unknown>

test('a sketch that a device sends twice is there once, exactly as it was drawn', async () => {
  const { put, sketches, names } = await aDrawn()
  const [id, key] = [newId(), newId()]
  const sent = [await put(id, { revision: 0 }, { key }), await put(id, { revision: 0 }, { key })]
  expect(sent.map(({ status }) => status)).toEqual([201, 200])
  expect((await put(id, { revision: 0 })).status).toBe(200)
  const [sketch, ...more] = await sketches()
  expect(more).toEqual([])
  expect(sketch).toMatchObject({ id, level: 'main', by: 'Ivy Starling', revision: 1, removed_at: null })
  expect(sketch?.plan).toEqual(larkspurPlan)
  expect(await names()).toEqual(['drawn'])
})

test('of two people who draw one level both drawings are there: the second is a copy of the first', async () => {
  const { theo, put, sketches, names } = await aDrawn()
  const [id, copy] = [newId(), newId()]
  await put(id, { revision: 0 })
  expect((await put(id, { revision: 1, plan: moved })).status).toBe(200)
  const late = await put(id, { revision: 1, plan: noPlan }, { who: theo })
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'sketch-moved-on', current: { id, revision: 2, plan: { walls: moved.walls } } },
  ])
  const kept = await put(copy, { revision: 0, plan: noPlan, copy_of: id }, { who: theo })
  expect(kept.status).toBe(201)
  const both = await sketches()
  expect(both.find((each) => each.id === id)).toMatchObject({ by: 'Ivy Starling', copy_of: null })
  expect(both.find((each) => each.id === copy)).toMatchObject({
    by: 'Theo Bittern',
    copy_of: id,
    plan: noPlan,
  })
  expect(await names()).toEqual(['drawn', 'changed', 'drawn'])
})

test('a sketch that was removed can be put back as it was', async () => {
  const { put, sketches, names } = await aDrawn()
  const id = newId()
  await put(id, { revision: 0 })
  await put(id, { revision: 1, is_removed: true })
  expect((await sketches())[0]?.removed_at).not.toBeNull()
  await put(id, { revision: 2 })
  expect(await sketches()).toMatchObject([{ id, removed_at: null, revision: 3, plan: larkspurPlan }])
  expect(await names()).toEqual(['drawn', 'removed', 'put_back'])
})

test('what another job has under an ID is not told, and a copy is one of the same job', async () => {
  const { marcus, put, sketches, ...test } = await aDrawn()
  const id = newId()
  await put(id, { revision: 0 })
  const { id: job } = await aJob(test, marcus)
  const other = await put(id, { revision: 0, plan: noPlan }, { who: marcus, job })
  const { code, current } = await other.json()
  expect([other.status, code, current]).toEqual([409, 'sketch-differs', undefined])
  const copy = await put(newId(), { revision: 0, copy_of: id }, { who: marcus, job })
  expect([copy.status, (await copy.json()).code]).toEqual([404, 'sketch-not-found'])
  expect(await sketches()).toHaveLength(1)
})

test('the file of a job shows the sketches of one that was merged into it, where they are drawn on', async () => {
  const { marcus, put, sketches, ...test } = await aDrawn()
  const olga = await aPerson(test, 'Owner', 'Olga Reyes')
  const { id: merged } = await aJob(test, marcus)
  const id = newId()
  await put(id, { revision: 0 }, { who: marcus, job: merged })
  const { number } = await (await marcus.request(`/api/jobs/${test.job_id}`)).json()
  const done = await olga.request(`/api/jobs/${merged}/merge`, {
    method: 'POST',
    json: { into: number, revision: 1 },
  })
  expect(done.ok).toBe(true)
  expect(await sketches()).toMatchObject([{ id, job_id: merged }])
  expect((await put(id, { revision: 1, plan: moved })).status).toBe(200)
  expect(await sketches()).toMatchObject([{ id, revision: 2 }])
})

test('a sitting is one line of the timeline, and every device reads the sketch again', async () => {
  const { world, marcus, theo, job_id, put, told } = await aDrawn()
  const id = newId()
  await put(id, { revision: 0 })
  for (const revision of [1, 2, 3]) await put(id, { revision, plan: revision % 2 ? moved : larkspurPlan })
  const { items } = await (await marcus.request(`/api/jobs/${job_id}/history`)).json()
  const lines = items.map(({ words }: { words: string }) => words)
  expect(lines.slice(0, 2)).toEqual(['Sketch changed: main floor', 'Sketch drawn: main floor'])
  for (const event of await addressEvents(world, await told())) {
    expect([marcus, theo].map((who) => hears(who, event))).toEqual([true, true])
    expect(staleFor(theo, event)).toContain('job')
  }
})

test('one sketch too many is refused until others are removed', async () => {
  const { world, ivy, job_id, put, sketches } = await aDrawn()
  const at = world.now()
  const row = {
    job_id,
    level: 'attic',
    plan: JSON.stringify(noPlan),
    created_by: ivy.id,
    changed_by: ivy.id,
  } as const
  const many = Array.from({ length: 40 }, () => ({
    ...row,
    id: newId(),
    created_at: at,
    changed_at: at,
    received_at: at,
  }))
  await world.db.insertInto('sketch').values(many).execute()
  const late = await put(newId(), { revision: 0 })
  expect([late.status, (await late.json()).code]).toEqual([409, 'too-many-sketches'])
  expect(await sketches()).toHaveLength(40)
})

test('rooms take their figures from the sketch, what was typed stays, and a copy says nothing', async () => {
  const { ivy, job_id, put, names } = await aDrawn()
  const { kitchen, bath } = trilliumRooms
  const unmeasured = {
    ...kitchen,
    length: null,
    width: null,
    insets: 0,
    cutouts: [],
    wet_floor: null,
    wet_lower: null,
  }
  const add = (json: object) => ivy.request(`/api/jobs/${job_id}/rooms`, { method: 'POST', json })
  await add({ ...unmeasured, id: drawnRooms.kitchen })
  await add({ ...bath, id: drawnRooms.bath, width: 9 * foot })
  const rooms = async (): Promise<Room[]> =>
    (await (await ivy.request(`/api/jobs/${job_id}/rooms`)).json()).items
  const figures = async () => (await rooms()).map((room) => [floorArea(room), room.wet_floor, room.revision])
  const id = newId()
  await put(id, { revision: 0 })
  expect(await figures()).toEqual([
    [180, 180_00, 1],
    [45, 22_00, 1],
  ])
  expect((await rooms()).map(({ drawn }) => drawn?.area)).toEqual([180_00, 40_00])
  await put(newId(), { revision: 0, plan: noPlan, copy_of: id })
  const changes = { length: 5 * foot, width: 8 * foot, cutouts: [] }
  const json = { revision: 1, changes }
  await ivy.request(`/api/rooms/${drawnRooms.bath}`, { method: 'PATCH', json })
  expect((await figures())[1]).toEqual([40, 22_00, 2])
  // Once its walls are gone, a room is not measured any more; what its sides were stays.
  await put(id, { revision: 1, is_removed: true })
  expect(await figures()).toEqual([
    [null, 180_00, 1],
    [40, 22_00, 2],
  ])
  expect(await names()).toEqual(['drawn', 'drawn', 'removed'])
})

test('a device that counted further than there are revisions goes on top of its own, and never of someone else’s', async () => {
  const { theo, put, sketches } = await aDrawn()
  const id = newId()
  expect(await (await put(id, { revision: 3 })).json()).toMatchObject({ revision: 1 })
  expect(await (await put(id, { revision: 1 })).json()).toMatchObject({ revision: 1 })
  expect((await put(id, { revision: 2, plan: moved })).status).toBe(200)
  expect((await put(id, { revision: 2, plan: noPlan }, { who: theo })).status).toBe(200)
  expect((await put(id, { revision: 5, plan: larkspurPlan })).status).toBe(409)
  expect(await sketches()).toMatchObject([{ id, revision: 3, by: 'Theo Bittern', plan: noPlan }])
})

test('a room that comes after the sketch that draws it has its figures, and a copy that is kept alone gives them', async () => {
  const { ivy, theo, job_id, put } = await aDrawn()
  const [id, copy] = [newId(), newId()]
  await put(id, { revision: 0 })
  const nothing = { length: null, width: null, insets: 0, cutouts: [], wet_floor: null, wet_lower: null }
  const json = { ...trilliumRooms.kitchen, ...nothing, id: drawnRooms.kitchen }
  const added = await ivy.request(`/api/jobs/${job_id}/rooms`, { method: 'POST', json })
  expect(await added.json()).toMatchObject({ drawn: { sketch_id: id, area: 180_00 }, wet_floor: 180_00 })
  await put(copy, { revision: 0, copy_of: id }, { who: theo })
  await put(id, { revision: 1, is_removed: true }, { who: theo })
  const rooms = async () => (await (await ivy.request(`/api/jobs/${job_id}/rooms`)).json()).items
  expect(await rooms()).toMatchObject([{ drawn: { sketch_id: copy, area: 180_00 }, wet_floor: 180_00 }])
  await put(id, { revision: 2 }, { who: theo })
  expect(await rooms()).toMatchObject([{ drawn: { sketch_id: id } }])
})

test('a refused sketch is added by the office: as a copy where someone drew on meanwhile', async () => {
  const { marcus, ivy, theo, job_id, put, sketches } = await aDrawn()
  const made_at = '2026-11-20T11:00:00.000Z'
  const takeOver = async (write: object) => {
    const id = newId()
    const report = { lead_id: job_id, write, code: 'x', detail: 'No.', made_at, refused_at: made_at }
    await ivy.request(`/api/sync-problems/${id}`, { method: 'PUT', json: report })
    const json = { state: 'taken_over' }
    return (await marcus.request(`/api/sync-problems/${id}/decision`, { method: 'POST', json })).status
  }
  const sketch_id = newId()
  const write = { kind: 'sketch', sketch_id, revision: 0, sketch: aSketch }
  expect(await takeOver(write)).toBe(204)
  expect(await takeOver({ ...write, revision: 1, sketch: { ...aSketch, plan: moved } })).toBe(204)
  await put(sketch_id, { revision: 2, plan: noPlan }, { who: theo })
  expect(await takeOver({ ...write, revision: 2, sketch: { ...aSketch, plan: moved } })).toBe(204)
  const both = await sketches()
  expect(both).toHaveLength(2)
  expect(both.find(({ id }) => id === sketch_id)).toMatchObject({
    by: 'Theo Bittern',
    plan: noPlan,
    revision: 3,
  })
  expect(both.find(({ copy_of }) => copy_of === sketch_id)).toMatchObject({
    by: 'Ivy Starling',
    plan: { walls: moved.walls },
  })
})
