import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import { hears, staleFor } from '#domain/events/audience.ts'
import { listJobHistory } from '#domain/jobs/records.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { Room } from '#domain/rooms/room.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import type { Person } from '#test/people.ts'

const { kitchen, hall, bath } = trilliumRooms

/** Two technicians who measure the same house, and what their devices send of it. */
async function aMeasured() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, theo, job_id, plan } = test
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  const send = (who: Person, path: string, { method = 'POST', key = newId(), ...json }: Sent) =>
    who.request(path, { method, json, headers: { 'Idempotency-Key': key } })
  const add = (json: Sent, who = ivy, job = job_id) => send(who, `/api/jobs/${job}/rooms`, json)
  const change = (id: string, revision: number, changes: object, who = ivy) =>
    send(who, `/api/rooms/${id}`, { method: 'PATCH', revision, changes })
  const rooms = async (): Promise<Room[]> =>
    (await (await marcus.request(`/api/jobs/${job_id}/rooms`)).json()).items
  const told = async () => {
    const rows = await world.db
      .selectFrom('event')
      .select(['name', 'subject', 'at', 'payload'])
      .where('name', 'like', 'room.%')
      .orderBy('id')
      .execute()
    return rows.map((row, nth) => ({ ...row, position: nth + 1 }))
  }
  const names = async () => (await told()).map(({ name }) => name.replace('room.', ''))
  return { ...test, add, change, rooms, told, names }
}
type Sent = { method?: string; key?: string } & Record<string, unknown>

test('a room that a device sends twice is there once, from when it was typed, with its chamber', async () => {
  const { world, add, rooms, names } = await aMeasured()
  const at = new Date(world.now().getTime() - 20 * minute).toISOString()
  const room = { ...kitchen, id: newId(), at, key: newId() }
  const [first, again] = [await add(room), await add(room)]
  expect([first.status, again.status]).toEqual([201, 200])
  expect((await add({ ...room, key: newId() })).status).toBe(200)
  expect(await rooms()).toEqual([
    expect.objectContaining({ ...kitchen, id: room.id, by: 'Ivy Starling', created_at: at, revision: 1 }),
  ])
  expect(await names()).toEqual(['added'])
})

test('two devices that add to one job add two rooms, into one chamber', async () => {
  const { theo, add, rooms } = await aMeasured()
  const sent = await Promise.all([add({ ...hall, id: newId() }), add({ ...bath, id: newId() }, theo)])
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect((await rooms()).map(({ chamber }) => chamber)).toEqual([hall.chamber, bath.chamber])
})

test('another room under its ID is refused with the one that is there, but for that of another job', async () => {
  const { marcus, theo, add, rooms, ...test } = await aMeasured()
  const id = newId()
  await add({ ...kitchen, id })
  const other = await add({ ...hall, id }, theo)
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'room-differs', current: { id, name: 'Kitchen' } },
  ])
  const elsewhere = await aJob(test, marcus)
  const taken = await add({ ...kitchen, chamber: null, id }, marcus, elsewhere.id)
  expect([taken.status, (await taken.json()).current]).toEqual([409, undefined])
  const inChamber = await add({ ...kitchen, id: newId() }, marcus, elsewhere.id)
  expect([inChamber.status, (await inChamber.json()).code]).toEqual([404, 'chamber-not-found'])
  expect(await rooms()).toHaveLength(1)
})

test('what someone else changed first is not changed unseen: the answer has the room as it is now', async () => {
  const { theo, add, change, rooms, names } = await aMeasured()
  const id = newId()
  await add({ ...kitchen, id })
  expect((await change(id, 1, { wet_floor: 90_00, insets: 2 })).status).toBe(200)
  const late = await change(id, 1, { wet_floor: 70_00 }, theo)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'room-moved-on', current: { id, wet_floor: 90_00, revision: 2 } },
  ])
  // To say the same again changes nothing.
  expect((await change(id, 1, { insets: 2 }, theo)).status).toBe(200)
  expect(await rooms()).toMatchObject([{ wet_floor: 90_00, insets: 2, revision: 2, length: kitchen.length }])
  expect(await names()).toEqual(['added', 'changed'])
})

test('a room that was removed can be put back as it was', async () => {
  const { add, change, rooms, names } = await aMeasured()
  const id = newId()
  await add({ ...kitchen, id })
  await change(id, 1, { removed: true })
  expect((await rooms())[0]?.removed_at).not.toBeNull()
  await change(id, 2, { removed: false })
  expect(await rooms()).toMatchObject([{ ...kitchen, removed_at: null, revision: 3 }])
  expect(await names()).toEqual(['added', 'removed', 'put_back'])
})

test('no room is buried: one too many is refused until others are removed, and removed ones hide none', async () => {
  const { world, ivy, marcus, job_id, add, change, rooms } = await aMeasured()
  const long = { created_at: new Date('2026-01-01'), received_at: world.now(), created_by: ivy.id }
  const closet = { ...long, job_id, name: 'Closet', level: 'main', cutouts: '[]' } as const
  const flood = (removed_at: Date | null) =>
    Array.from({ length: 299 }, () => ({ ...closet, id: newId(), removed_at }))
  await world.db.insertInto('room').values(flood(null)).execute()
  await world.db.insertInto('room').values(flood(world.now())).execute()
  const real = newId()
  expect((await add({ ...kitchen, id: real })).status).toBe(201)
  expect((await rooms()).map(({ id }) => id)).toContain(real)
  const more = await add({ ...hall, id: newId() })
  expect([more.status, (await more.json()).code]).toEqual([409, 'too-many-rooms'])
  await change(real, 1, { removed: true }, marcus)
  expect((await add({ ...hall, id: newId() })).status).toBe(201)
  expect((await change(real, 2, { removed: false }, marcus)).status).toBe(409)
})

test('events tell a usual name and which fields changed, never what a person typed', async () => {
  const { marcus, theo, world, add, change, told } = await aMeasured()
  const [usual, typed] = [newId(), newId()]
  await add({ ...kitchen, id: usual })
  await add({ ...hall, id: typed, name: "Grandmother Ann's room" })
  await change(typed, 1, { name: 'Ann', height: 1400 })
  const events = await told()
  expect(events.map(({ payload }) => payload)).toMatchObject([
    { kind: 'Kitchen' },
    { room_id: typed },
    { changed: ['name', 'height'] },
  ])
  expect(JSON.stringify(events)).not.toContain('Ann')
  for (const event of await addressEvents(world, events)) {
    expect([marcus, theo].map((who) => hears(who, event))).toEqual([true, true])
    expect(staleFor(theo, event)).toContain('job')
  }
})

test('the timeline of the job tells of its rooms', async () => {
  const { marcus, job_id, add, change } = await aMeasured()
  const id = newId()
  await add({ ...kitchen, id })
  await change(id, 1, { height: 1400, wet_floor: 10 })
  const { items } = await (await marcus.request(`/api/jobs/${job_id}/history`)).json()
  const lines = items.map(({ words }: { words: string }) => words)
  expect(lines.slice(0, 2)).toEqual(['Room changed, Kitchen: height, wet floor', 'Room added: Kitchen'])
})

test('whoever sees no rooms reads nothing of them in the timeline of the job', async () => {
  const { world, marcus, job_id, add, change } = await aMeasured()
  const id = newId()
  await add({ ...kitchen, id })
  for (const [nth, changes] of [{ insets: 2 }, { removed: true }, { removed: false }].entries())
    await change(id, nth + 1, changes)
  const { 'rooms.view': _, ...permissions } = marcus.permissions
  const namesFor = async (employee: Person) => {
    const viewer = allow(employee, 'intake.view')
    const { items } = await listJobHistory(world, viewer, { job_id, limit: 100 })
    return items.map(({ name }) => name).filter((name) => name.startsWith('room.'))
  }
  expect(await namesFor({ ...marcus, permissions })).toEqual([])
  expect(await namesFor(marcus)).toHaveLength(4)
})

test('a refused room is added by the office, in the name and from the time of whoever typed it, once', async () => {
  const { marcus, ivy, job_id, add, rooms, names } = await aMeasured()
  const [room, change] = [newId(), newId()]
  const made_at = '2026-11-20T11:00:00.000Z'
  const report = (id: string, write: object) =>
    ivy.request(`/api/sync-problems/${id}`, {
      method: 'PUT',
      json: { lead_id: job_id, write, code: 'x', detail: 'No.', made_at, refused_at: made_at },
    })
  const takeOver = (id: string) =>
    marcus.request(`/api/sync-problems/${id}/decision`, { method: 'POST', json: { state: 'taken_over' } })
  const changed = { kind: 'room_change', room_id: room, revision: 1, changes: { insets: 3 }, name: 'Attic' }
  expect((await report(room, { kind: 'room', room: kitchen })).status).toBe(200)
  expect((await report(change, changed)).status).toBe(200)
  expect((await takeOver(change)).status).toBe(404)
  expect((await takeOver(room)).status).toBe(204)
  expect((await add({ ...kitchen, id: room, key: room })).status).toBe(200)
  expect((await takeOver(change)).status).toBe(204)
  expect(await rooms()).toMatchObject([{ by: 'Ivy Starling', created_at: made_at, insets: 3 }])
  const { items } = await (await marcus.request('/api/sync-problems?is_open=false')).json()
  expect(items.map(({ write }: { write: { name?: string } }) => write.name)).toContain('Kitchen')
  expect(await names()).toEqual(['added', 'changed'])
})
