import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { certify } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import type { Person } from '#test/people.ts'

const { kitchen } = trilliumRooms
const text = 'Photos of the ceiling'

/** Ivy measured a room and added an item at a visit. What happens since, her phone hears only after she worked on. */
async function aVisitAtWork() {
  const test = await aVisitToMake()
  const { ivy, marcus, job_id, visit, ago, wait, change } = test
  const send = async (
    method: string,
    path: string,
    { who = ivy, key = newId(), headers = {}, ...json }: Sent = {},
  ) => {
    const answer = await who.request(`/api/${path}`, {
      method,
      ...(Object.keys(json).length > 0 && { json }),
      headers: { 'Idempotency-Key': key, ...headers },
    })
    return { status: answer.status, body: await answer.json() }
  }
  const [room, item] = [newId(), newId()]
  await send('POST', `jobs/${job_id}/rooms`, { ...kitchen, id: room })
  await send('POST', `jobs/${job_id}/items`, { id: item, text })
  wait(10 * minute)
  /** The office changes both once nobody is to go there. */
  const goOn = async () => {
    wait(20 * minute)
    await send('PATCH', `rooms/${room}`, { who: marcus, revision: 1, changes: { name: 'Bedroom' } })
    await send('PUT', `items/${item}`, { who: marcus, revision: 1, done: true })
  }
  const cancel = () => change(visit.id, { revision: 1, canceled: true })
  return { ...test, visit, room, item, send, goOn, cancel, before: ago(minute) }
}
type Sent = { who?: Person; key?: string; headers?: Record<string, string> } & Record<string, unknown>

test('what someone did before their visit was canceled counts, and tells them nothing of what became of the job', async () => {
  const { world, job_id, room, item, before: at, send, goOn, cancel } = await aVisitAtWork()
  await cancel()
  await goOn()
  const known = await Promise.all([
    send('POST', `jobs/${job_id}/rooms`, { ...kitchen, id: room, at }),
    send('POST', `jobs/${job_id}/items`, { id: item, text: 'Other', at }),
    send('PUT', `items/${item}`, { revision: 1, done: true, at }),
    send('PUT', `items/${item}`, { revision: 1, done: false, at }),
  ])
  const told = known.map(({ status, body }) => [status, body.code ?? body, body.current])
  expect(told).toEqual([
    [409, 'room-differs', undefined],
    [409, 'item-differs', undefined],
    [200, { isNew: false }, undefined],
    [409, 'item-moved-on', undefined],
  ])
  const added = await send('POST', `jobs/${job_id}/rooms`, { ...kitchen, id: newId(), at })
  expect(added).toEqual({ status: 200, body: { isNew: false } })
  const rooms = await world.db.selectFrom('room').select('name').where('job_id', '=', job_id).execute()
  expect(rooms.map(({ name }) => name).toSorted()).toEqual(['Bedroom', 'Kitchen'])
})

test('whoever was taken off a visit while they were there changes its rooms, and is not told how others did', async () => {
  const { marcus, theo, job_id, visit, room, send, step, goOn, visits, change, ...test } =
    await aVisitAtWork()
  await certify(test, theo)
  await step('arrived', { visit_id: visit.id })
  const { revision } = (await visits())[0] ?? { revision: 1 }
  await change(visit.id, { revision, people: [theo.id] })
  await test.world.db.updateTable('lead').set({ assigned_to: marcus.id }).where('id', '=', job_id).execute()
  await goOn()
  const edit = (revision: number, changes: object) => send('PATCH', `rooms/${room}`, { revision, changes })
  expect(await edit(1, {})).toEqual({ status: 200, body: { isNew: false } })
  const late = await edit(1, { insets: 2 })
  expect([late.status, late.body.code, late.body.current]).toEqual([409, 'room-moved-on', undefined])
})

test('a photo from before their visit was canceled is on the request, and the answer shows nothing of that', async () => {
  const test = await aVisitAtWork()
  const { ivy, marcus, job_id, send, before, cancel } = test
  const [keyed, plain] = [await aPutPhoto(test, ivy, 60), await aPutPhoto(test, ivy, 90)]
  await cancel()
  const headers = { 'Photo-Added-At': before }
  const first = await send('PUT', `leads/${job_id}/photos/${keyed}`, { headers })
  const second = await ivy.request(`/api/leads/${job_id}/photos/${plain}`, { method: 'PUT', headers })
  expect([first, { status: second.status, body: await second.json() }]).toEqual([
    { status: 200, body: { isNew: false } },
    { status: 200, body: { isNew: false } },
  ])
  const { photos } = await (await marcus.request(`/api/leads/${job_id}`)).json()
  expect(photos.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(
    expect.arrayContaining([keyed, plain]),
  )
  const after = { headers: { 'Photo-Added-At': test.world.now().toISOString() } }
  const late = await send('PUT', `leads/${job_id}/photos/${await aPutPhoto(test, ivy, 120)}`, after)
  expect([late.status, late.body.code]).toEqual([404, 'lead-reassigned'])
})
