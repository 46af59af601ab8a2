import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aBox, aChair } from '#domain/contents/contents.fixture.ts'
import type { ContentsItem, ContentsPage } from '#domain/contents/contents-item.ts'
import { listJobHistory } from '#domain/jobs/records.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { checkEvidence } from '#test/evidence-of.ts'
import { aPerson, type Person } from '#test/people.ts'

type Sent = { method?: string; key?: string } & Record<string, unknown>

/** Two technicians who list what is in the same house, and what their devices send of it. */
async function aListed() {
  const test = await aJobToVisit()
  const { ivy, theo, job_id, plan } = test
  const dana = await aPerson(test)
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  const send = (who: Person, path: string, { method = 'POST', key = newId(), ...json }: Sent) =>
    who.request(path, { method, json, headers: { 'Idempotency-Key': key } })
  const add = (json: Sent, who = ivy, job = job_id) => send(who, `/api/jobs/${job}/contents`, json)
  const addBox = (json: Sent, who = ivy, job = job_id) => send(who, `/api/jobs/${job}/boxes`, json)
  const change = (id: string, revision: number, changes: object, who = ivy) =>
    send(who, `/api/contents/${id}`, { method: 'PATCH', revision, changes })
  const changeBox = (id: string, revision: number, changes: object, who = ivy) =>
    send(who, `/api/boxes/${id}`, { method: 'PATCH', revision, changes })
  const page = async (query = ''): Promise<ContentsPage> =>
    (await dana.request(`/api/jobs/${job_id}/contents${query}`)).json()
  const items = async (): Promise<ContentsItem[]> => (await page()).items
  const boxes = async () => (await (await dana.request(`/api/jobs/${job_id}/boxes`)).json()).items
  return { ...test, dana, send, add, addBox, change, changeBox, page, items, boxes }
}

test('an item that a device sends twice is there once, from when it was typed', async () => {
  const { world, add, items } = await aListed()
  const at = new Date(world.now().getTime() - 20 * minute).toISOString()
  const chair = { ...aChair, id: newId(), at, key: newId() }
  const [first, again] = [await add(chair), await add(chair)]
  expect([first.status, again.status]).toEqual([201, 200])
  expect((await add({ ...chair, key: newId() })).status).toBe(200)
  expect(await items()).toEqual([
    expect.objectContaining({ ...aChair, id: chair.id, by: 'Ivy Starling', created_at: at, revision: 1 }),
  ])
})

test('an item is in a room and a box of its own job', async () => {
  const { dana, send, add, addBox, change, items, job_id, ...test } = await aListed()
  const [room, box, chair] = [newId(), newId(), newId()]
  await send(dana, `/api/jobs/${job_id}/rooms`, { ...trilliumRooms.bath, chamber: null, id: room })
  await addBox({ ...aBox, id: box })
  expect((await add({ ...aChair, id: chair, room_id: room, box_id: box })).status).toBe(201)
  const other = await aJob(test, dana)
  const elsewhere = newId()
  await addBox({ ...aBox, id: elsewhere }, dana, other.id)
  const moved = await change(chair, 1, { box_id: elsewhere })
  expect([moved.status, (await moved.json()).code]).toEqual([404, 'box-not-found'])
  const there = await add({ ...aChair, id: newId(), room_id: room }, dana, other.id)
  expect([there.status, (await there.json()).code]).toEqual([404, 'room-not-found'])
  expect(await items()).toMatchObject([{ room_id: room, box_id: box, revision: 1 }])
})

test('what someone else changed first is not changed unseen: the answer has the item as it is now', async () => {
  const { theo, add, change, items } = await aListed()
  const id = newId()
  await add({ ...aChair, id })
  expect((await change(id, 1, { disposition: 'restore', quantity: 4 })).status).toBe(200)
  const late = await change(id, 1, { disposition: 'non_salvageable' }, theo)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'contents-moved-on', current: { id, disposition: 'restore', revision: 2 } },
  ])
  // To say the same again changes nothing.
  expect((await change(id, 1, { quantity: 4 }, theo)).status).toBe(200)
  await change(id, 2, { removed: true })
  expect((await items())[0]?.removed_at).not.toBeNull()
  await change(id, 3, { removed: false })
  expect(await items()).toMatchObject([
    { disposition: 'restore', quantity: 4, removed_at: null, revision: 4 },
  ])
})

test('another item under its ID is refused with the one that is there, but for that of another job', async () => {
  const { dana, theo, add, ...test } = await aListed()
  const id = newId()
  await add({ ...aChair, id })
  const other = await add({ ...aChair, name: 'Sofa', id }, theo)
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'contents-differ', current: { id, name: 'Dining chair' } },
  ])
  const elsewhere = await aJob(test, dana)
  const taken = await add({ ...aChair, id }, dana, elsewhere.id)
  expect([taken.status, (await taken.json()).current]).toEqual([409, undefined])
})

test('two boxes with one number get two, and a box that was removed keeps its own', async () => {
  const { theo, addBox, changeBox, boxes } = await aListed()
  const [first, second, third] = [newId(), newId(), newId()]
  await addBox({ ...aBox, id: first })
  expect(await (await addBox({ ...aBox, id: second }, theo)).json()).toMatchObject({ number: 8 })
  await changeBox(first, 1, { removed: true })
  expect(await (await addBox({ ...aBox, id: third }, theo)).json()).toMatchObject({ number: 9 })
  expect((await changeBox(second, 1, { place: 'warehouse' })).status).toBe(200)
  const late = await changeBox(second, 1, { place: 'returned' }, theo)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'box-moved-on', current: { place: 'warehouse', revision: 2 } },
  ])
  expect(await boxes()).toMatchObject([
    { id: first, number: 7, removed_at: expect.any(String) },
    { id: second, number: 8, place: 'warehouse' },
    { id: third, number: 9, place: 'on_site' },
  ])
})

test('thousands of items are read page by page, each once, and one too many is refused', async () => {
  const { world, ivy, job_id, add, change, page } = await aListed()
  const now = world.now()
  const at = { created_at: new Date('2026-01-01'), received_at: now, changed_at: now, created_by: ivy.id }
  const rows = Array.from({ length: 2999 }, (_, nth) => ({
    ...aChair,
    ...at,
    job_id,
    id: newId(),
    quantity: nth + 1,
  }))
  await world.db.insertInto('contents_item').values(rows).execute()
  const last = newId()
  expect((await add({ ...aChair, id: last })).status).toBe(201)
  const read: string[] = []
  for (let query = ''; ;) {
    const { items, next } = await page(query)
    read.push(...items.map(({ id }) => id))
    if (next === null) break
    query = `?cursor=${next}`
  }
  expect([read.length, new Set(read).size, read.at(-1)]).toEqual([3000, 3000, last])
  const more = await add({ ...aChair, id: newId() })
  expect([more.status, (await more.json()).code]).toEqual([409, 'too-many-contents'])
  await change(last, 1, { removed: true })
  expect((await add({ ...aChair, id: newId() })).status).toBe(201)
})

test('the history tells what happened to the contents, and never what a person typed', async () => {
  const { world, dana, job_id, add, addBox, change, changeBox } = await aListed()
  const [chair, box] = [newId(), newId()]
  await add({ ...aChair, name: 'Oxycodone', id: chair })
  await addBox({ ...aBox, note: 'Jewelry', id: box })
  await change(chair, 1, { disposition: 'restore', note: 'Behind the safe' })
  await changeBox(box, 1, { place: 'warehouse' })
  await change(chair, 2, { removed: true })
  const viewer = allow(dana, 'intake.view')
  const { items } = await listJobHistory(world, viewer, { job_id, limit: 50 })
  const lines = items.filter(({ name }) => /^(contents|box)\./.test(name)).map(({ words }) => words)
  expect(lines.toReversed()).toEqual([
    'Contents: item added',
    'Box B-07 added',
    'Contents: item changed: disposition, note',
    'Box B-07: in the warehouse',
    'Contents: item removed',
  ])
  const told = await world.db.selectFrom('event').select('payload').execute()
  expect(JSON.stringify(told)).not.toMatch(/Oxycodone|Jewelry|safe/)
  const { 'contents.view': _, ...permissions } = dana.permissions
  const others = allow({ ...dana, permissions }, 'intake.view')
  const seen = (await listJobHistory(world, others, { job_id, limit: 50 })).items.map(({ name }) => name)
  expect(seen.filter((name) => /^(contents|box)\./.test(name))).toEqual([])
})

test('each change of an item and of a box is in the evidence of the job, and a row changed behind it is found', async () => {
  const { world, dana, ivy, job_id, add, addBox, change, changeBox } = await aListed()
  const [chair, box] = [newId(), newId()]
  await addBox({ ...aBox, id: box })
  await add({ ...aChair, id: chair, box_id: box })
  await change(chair, 1, { disposition: 'non_salvageable' })
  await change(chair, 2, { removed: true })
  await changeBox(box, 1, { place: 'warehouse' })
  // To say the same again records nothing.
  await changeBox(box, 1, { place: 'warehouse' })
  expect(await checkEvidence(world, job_id)).toEqual([
    'box_added',
    'contents_added',
    'contents_changed',
    'contents_changed',
    'box_changed',
  ])
  const last = await world.db
    .selectFrom('job_evidence')
    .select(['content', 'employee_id'])
    .where('subject', '=', chair)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({
    employee_id: ivy.id,
    content: { disposition: 'non_salvageable', price_cents: 150_00, is_removed: true },
  })
  expect(JSON.stringify(last.content)).not.toContain(aChair.name)
  const check = async () => (await dana.request(`/api/jobs/${job_id}/evidence`)).json()
  expect(await check()).toMatchObject({ broken: null, differing: 0 })
  await world.db.updateTable('contents_item').set({ price_cents: 90_00 }).where('id', '=', chair).execute()
  await world.db.updateTable('contents_box').set({ place: 'returned' }).where('id', '=', box).execute()
  expect(await check()).toMatchObject({
    differing: 2,
    differences: [
      { kind: 'contents_changed', subject: chair, problem: 'row_changed' },
      { kind: 'box_changed', subject: box, problem: 'row_changed' },
    ],
  })
})

test('photos of the job show an item, before they have arrived too, but none of another job', async () => {
  const listed = await aListed()
  const { world, dana, ivy, add, change, items, job_id } = listed
  const [chair, mine, coming, theirs] = [newId(), newId(), newId(), newId()]
  const other = await aJob(listed, dana)
  const photo = async (who: Person, job: string, id: string) => {
    const sha256 = await aPutPhoto(listed, who)
    const said = { sha256, phase: 'before', room_id: null, taken_at: world.now(), time_from: 'device' }
    const headers = { 'Idempotency-Key': newId() }
    return who.request(`/api/jobs/${job}/photos/${id}`, { method: 'PUT', json: said, headers })
  }
  expect((await photo(ivy, job_id, mine)).status).toBe(201)
  expect((await photo(dana, other.id, theirs)).status).toBe(201)
  expect((await add({ ...aChair, id: chair, photo_ids: [coming, mine] })).status).toBe(201)
  const refused = await change(chair, 1, { photo_ids: [coming, mine, theirs] })
  expect([refused.status, (await refused.json()).code]).toEqual([404, 'photo-not-found'])
  await change(chair, 1, { quantity: 3 })
  expect(await items()).toMatchObject([{ photo_ids: [coming, mine], quantity: 3, revision: 2 }])
  await change(chair, 2, { photo_ids: [mine] })
  expect(await items()).toMatchObject([{ photo_ids: [mine], revision: 3 }])
  const check = await (await dana.request(`/api/jobs/${job_id}/evidence`)).json()
  expect(check).toMatchObject({ broken: null, differing: 0 })
})

test('who has the list reads what changed since alone, with how many there are', async () => {
  const { wait, add, change, page } = await aListed()
  const rug = newId()
  await add({ ...aChair, id: newId() })
  await add({ ...aChair, id: rug, name: 'Rug' })
  wait(10 * minute)
  const { as_of } = await page()
  expect(await page(`?changed_after=${as_of}`)).toMatchObject({ count: 2, items: [] })
  await change(rug, 1, { removed: true })
  const since = await page(`?changed_after=${as_of}`)
  expect(since).toMatchObject({ items: [{ id: rug, revision: 2 }], count: 2, next: null })
})
