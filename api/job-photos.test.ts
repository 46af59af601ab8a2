import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { JobEvidence } from '#domain/evidence/job-evidence.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import type { JobPhotoPage } from '#domain/photos/job-photo.ts'
import { photoKeys, pictureHash } from '#domain/photos/photo.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aJobToVisit, certify, thisMorning } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'

/** Two technicians who take photos of one house, and who reads them at the office. */
async function aPhotographed(facts = aCall) {
  const test = await aJobToVisit(facts)
  const { world, ivy, theo, job_id, plan } = test
  const olga = await aPerson(test, 'Owner', 'Olga Reyes')
  // A trauma scene asks for it.
  await certify(test, ivy, { code: 'TCST' })
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  const room_id = newId()
  const rooms = `/api/jobs/${job_id}/rooms`
  await olga.request(rooms, { method: 'POST', json: { ...trilliumRooms.kitchen, id: room_id } })
  let width = 60
  const bytes = (who: Person) => aPutPhoto(test, who, width++)
  const add = (
    json: Record<string, unknown>,
    { who = ivy, id = newId(), key = newId(), job = job_id } = {},
  ) =>
    who.request(`/api/jobs/${job}/photos/${id}`, {
      method: 'PUT',
      json: { ...aJobPhoto, ...json },
      headers: { 'Idempotency-Key': key },
    })
  const change = (id: string, revision: number, changes: object, who = ivy) =>
    who.request(`/api/jobs/${job_id}/photos/${id}`, { method: 'PATCH', json: { revision, changes } })
  const list = async (query = '', who = olga): Promise<JobPhotoPage> =>
    (await who.request(`/api/jobs/${job_id}/photos${query}`)).json()
  const events = async () => {
    const rows = await world.db
      .selectFrom('event')
      .select(['name', 'payload'])
      .where('name', 'in', ['lead.photo_added', 'photo.changed'])
      .orderBy('id')
      .execute()
    return rows.map(({ name }) => name)
  }
  return { ...test, olga, room_id, bytes, add, change, list, events }
}

test('a photo that a device sends twice is there once, with phase and room, when it was taken, and its proof', async () => {
  const { world, ivy, olga, job_id, room_id, bytes, add, list, events } = await aPhotographed()
  const [sha256, id, key] = [await bytes(ivy), newId(), newId()]
  const original_sha256 = 'a'.repeat(64)
  const at = world.now().toISOString()
  const taken_at = new Date(world.now().getTime() - 3 * minute).toISOString()
  const photo = { sha256, room_id, taken_at, at, original_sha256 }
  const [first, again] = [await add(photo, { id, key }), await add(photo, { id, key })]
  expect([first.status, again.status]).toEqual([201, 200])
  expect((await add(photo, { id })).status).toBe(200)
  const page = await list()
  expect(page).toMatchObject({
    items: [{ id, job_id, sha256, phase: 'before', room_id, taken_at, time_from: 'device', by: ivy.name }],
    next: null,
    counts: [{ phase: 'before', room_id, count: 1 }],
  })
  expect(await events()).toEqual(['lead.photo_added'])
  const evidence: JobEvidence = await (await olga.request(`/api/jobs/${job_id}/evidence`)).json()
  expect(evidence).toMatchObject({ linked: 1, broken: null, differing: 0 })
  await sql`update record_photo set taken_at = taken_at - interval '1 day' where id = ${id}`.execute(world.db)
  const forged: JobEvidence = await (await olga.request(`/api/jobs/${job_id}/evidence`)).json()
  expect(forged.differences).toMatchObject([{ kind: 'photo', subject: id, problem: 'row_changed' }])
})

test('a photo that was taken at a moisture point is found there, and at no point of another job', async () => {
  const { ivy, olga, job_id, room_id, bytes, add, list } = await aPhotographed()
  const point_id = newId()
  const points = `/api/jobs/${job_id}/points`
  expect(
    (await olga.request(points, { method: 'POST', json: { ...aPoint, id: point_id, room_id } })).status,
  ).toBe(201)
  const at = newId()
  const sent = { phase: 'drying', room_id }
  expect((await add({ ...sent, sha256: await bytes(ivy), point_id }, { id: at })).status).toBe(201)
  expect((await add({ ...sent, sha256: await bytes(ivy) })).status).toBe(201)
  expect(await list()).toMatchObject({
    counts: [{ count: 2 }],
    at_points: [{ point_id, count: 1 }],
  })
  expect((await list(`?point=${point_id}`)).items).toMatchObject([{ id: at }])
  const elsewhere = await add({ ...sent, sha256: await bytes(ivy), point_id: newId() })
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([404, { code: 'point-not-found' }])
})

test('the evidence of a photo has the hash of the file that is stored, so that another file in its place is found out', async () => {
  const { world, ivy, olga, job_id, bytes, add } = await aPhotographed()
  const sha256 = await bytes(ivy)
  await add({ sha256 })
  const stored = await world.db.selectFrom('photo').select('file_key').executeTakeFirstOrThrow()
  const record = await world.db.selectFrom('job_evidence').select('content').executeTakeFirstOrThrow()
  const picture_sha256 = pictureHash(stored.file_key)
  expect(picture_sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(record.content).toMatchObject({ sha256, picture_sha256 })
  const check = async (): Promise<JobEvidence> => (await olga.request(`/api/jobs/${job_id}/evidence`)).json()
  expect(await check()).toMatchObject({ linked: 1, differing: 0 })
  const other = photoKeys('c'.repeat(64)).file_key
  await world.db.updateTable('photo').set({ file_key: other }).where('sha256', '=', sha256).execute()
  expect(await check()).toMatchObject({ differences: [{ kind: 'photo', problem: 'row_changed' }] })
})

test('what is refused: bytes that nobody put, those of another person, another photo under the ID, a room elsewhere', async () => {
  const { olga, ivy, theo, bytes, add, list, ...test } = await aPhotographed()
  const [sha256, id] = [await bytes(ivy), newId()]
  const codes = async (answer: Promise<Response>) => {
    const { status, ...rest } = await answer.then(async (sent) => ({
      status: sent.status,
      ...(await sent.json()),
    }))
    return [status, rest.code]
  }
  expect(await codes(add({ sha256: 'b'.repeat(64) }))).toEqual([422, 'photos-missing'])
  expect(await codes(add({ sha256 }, { who: theo }))).toEqual([422, 'photos-missing'])
  expect(await codes(add({ sha256, room_id: newId() }))).toEqual([404, 'room-not-found'])
  await add({ sha256 }, { id })
  const other = await add({ sha256: await bytes(ivy) }, { id })
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'job-photo-differs', current: { id, sha256 } },
  ])
  const elsewhere = await aJob(test, olga)
  expect(await codes(add({ sha256 }, { job: elsewhere.id }))).toEqual([404, 'job-not-found'])
  const taken = await add({ sha256: await bytes(olga) }, { who: olga, id, job: elsewhere.id })
  expect([taken.status, (await taken.json()).current]).toEqual([409, undefined])
  expect((await list()).items).toHaveLength(1)
})

test('the same bytes are one photo of a job: what was added from a visit is told its phase and room later', async () => {
  const { ivy, job_id, room_id, bytes, add, list, events } = await aPhotographed()
  const sha256 = await bytes(ivy)
  await ivy.request(`/api/leads/${job_id}/photos/${sha256}`, { method: 'PUT' })
  expect((await list()).items).toMatchObject([{ phase: null, room_id: null, time_from: 'added' }])
  expect((await add({ sha256, room_id })).status).toBe(200)
  expect((await add({ sha256, phase: 'after' })).status).toBe(200)
  expect((await list()).items).toMatchObject([{ sha256, phase: 'before', room_id, revision: 2 }])
  expect(await events()).toEqual(['lead.photo_added', 'photo.changed'])
})

test('bytes that a job has already are restricted by whoever adds them once more as restricted', async () => {
  const { ivy, job_id, bytes, add, list } = await aPhotographed()
  const [visited, added] = [await bytes(ivy), await bytes(ivy)]
  await ivy.request(`/api/leads/${job_id}/photos/${visited}`, { method: 'PUT' })
  await add({ sha256: added })
  for (const sha256 of [visited, added]) await add({ sha256, is_restricted: true })
  expect((await list()).items.map(({ is_restricted }) => is_restricted)).toEqual([true, true])
  // To add them once more without it shows nobody more.
  await add({ sha256: added })
  expect((await list()).items.map(({ is_restricted }) => is_restricted)).toEqual([true, true])
})

test('pages follow each other without a gap, also among photos of one moment, and are narrowed by phase and room', async () => {
  const { ivy, room_id, bytes, add, list } = await aPhotographed()
  const minutes = [1, 1, 1, 2, 3]
  for (const [nth, at] of minutes.entries())
    await add({
      sha256: await bytes(ivy),
      phase: nth % 2 === 0 ? 'before' : 'after',
      room_id: nth < 2 ? room_id : null,
      taken_at: `2026-11-20T11:0${at}:00.000Z`,
    })
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: JobPhotoPage = await list(`?limit=2${next && `&cursor=${next}`}`)
    seen.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  expect(new Set(seen).size).toBe(5)
  expect((await list()).items.map(({ id }) => id)).toEqual(seen)
  expect((await list('?phase=before')).items).toHaveLength(3)
  expect((await list(`?room=${room_id}`)).items).toHaveLength(2)
  expect((await list('?room=none&phase=after')).items).toHaveLength(1)
  expect((await list('?phase=none')).items).toEqual([])
  expect((await list()).counts.map(({ count }) => count).toSorted()).toEqual([1, 1, 1, 2])
})

test('phase, room and caption are changed by revision and put back, and what someone changed first is not changed unseen', async () => {
  const { ivy, theo, marcus, job_id, room_id, bytes, add, change, list, events } = await aPhotographed()
  const id = newId()
  await add({ sha256: await bytes(ivy) }, { id })
  expect((await change(id, 1, { phase: 'after', room_id, caption: 'Below the sink' })).status).toBe(200)
  const late = await change(id, 1, { caption: 'Sink' }, theo)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'photo-moved-on', current: { caption: 'Below the sink', revision: 2 } },
  ])
  expect((await change(id, 1, { phase: 'after' }, theo)).status).toBe(200)
  expect((await change(id, 2, { phase: 'before', room_id: null, caption: '' })).status).toBe(200)
  expect((await list()).items).toMatchObject([{ phase: 'before', room_id: null, caption: '', revision: 3 }])
  expect(await events()).toEqual(['lead.photo_added', 'photo.changed', 'photo.changed'])
  expect((await change(newId(), 1, { phase: 'after' })).status).toBe(404)
  const { items } = await (await marcus.request(`/api/jobs/${job_id}/history`)).json()
  expect(items.map(({ words }: { words: string }) => words)).toContain('Photo changed: phase, room, caption')
})

test('photos of a trauma scene are in no list of whoever may not see restricted ones, but what they took is not missing', async () => {
  const { world, ivy, theo, olga, job_id, bytes, add, change, list } = await aPhotographed({
    ...aCall,
    loss_type: 'trauma',
  })
  const [sha256, id, visited] = [await bytes(ivy), newId(), await bytes(ivy)]
  const sent = await add({ sha256 }, { id })
  expect([sent.status, await sent.json()]).toEqual([200, { isNew: false }])
  await ivy.request(`/api/leads/${job_id}/photos/${visited}`, { method: 'PUT' })
  expect((await change(id, 1, { caption: 'Hall' })).status).toBe(404)
  expect(await list('', ivy)).toMatchObject({ items: [], counts: [{ count: 1 }, { count: 1 }] })
  expect(await list('', theo)).toMatchObject({ items: [], counts: [] })
  expect((await list()).items.map(({ is_restricted }) => is_restricted)).toEqual([true, true])
  for (const path of [`/api/jobs/${job_id}`, `/api/leads/${job_id}`])
    for (const who of [ivy, olga])
      expect(await (await who.request(path)).json()).toMatchObject({ photos: [] })
  expect(await world.db.selectFrom('record_photo').select('id').execute()).toHaveLength(2)
})

test('one photo can be restricted by whoever adds photos, and shown again only by whoever may see it', async () => {
  const { ivy, olga, bytes, add, change, list } = await aPhotographed()
  const id = newId()
  await add({ sha256: await bytes(ivy) }, { id })
  expect((await change(id, 1, { is_restricted: true })).status).toBe(200)
  expect((await list('', ivy)).items).toEqual([])
  expect((await change(id, 2, { is_restricted: false })).status).toBe(404)
  expect((await change(id, 2, { is_restricted: false }, olga)).status).toBe(200)
  expect((await list('', ivy)).items).toMatchObject([{ id }])
})

test('a refused photo is added by the office, in the name and from the time of whoever took it, once', async () => {
  const { marcus, ivy, job_id, room_id, bytes, add, list } = await aPhotographed()
  const [sha256, id] = [await bytes(ivy), newId()]
  const made_at = '2026-11-20T11:00:00.000Z'
  const write = { kind: 'photo', name: 'k.jpg', sha256, of_job: { ...aJobPhoto, room_id, taken_at: made_at } }
  const json = { lead_id: job_id, write, code: 'x', detail: 'No.', made_at, refused_at: made_at }
  expect((await ivy.request(`/api/sync-problems/${id}`, { method: 'PUT', json })).status).toBe(200)
  const decision = { method: 'POST', json: { state: 'taken_over' } }
  expect((await marcus.request(`/api/sync-problems/${id}/decision`, decision)).status).toBe(204)
  expect((await add({ sha256, room_id, taken_at: made_at }, { id })).status).toBe(200)
  expect((await list()).items).toMatchObject([{ id, by: 'Ivy Starling', room_id, phase: 'before' }])
})
