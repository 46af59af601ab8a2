import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { minute } from '#platform/time.ts'
import { aMove, aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function aDesk() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const { id } = aSentLead()
  await marcus.request('/api/leads', { method: 'POST', json: aSentLead({ id }) })
  const send = async (method: string, path: string, json?: object) => {
    const answer = await marcus.request(`/api/leads/${id}/${path}`, { method, ...(json && { json }) })
    return { status: answer.status, body: await answer.json() }
  }
  return { ...test, marcus, id, send }
}

test.each([
  ['scheduled', {}, 'schedule', 'Choose a date, a time and who’s going.'],
  ['closed', {}, 'outcome', 'Choose an outcome.'],
  ['closed', { outcome: 'lost' }, 'outcome', 'This isn’t a valid value.'],
])('a request is not %s with %j: the answer says what is missing', async (status, told, field, sentence) => {
  const { send } = await aDesk()
  const { status: answered, body } = await send('PUT', 'status', { status, revision: 1, ...told })
  expect([answered, body.detail, body.fields]).toEqual([422, sentence, { [field]: [sentence] }])
})

test('a move answers with the visit, and is taken back with its revision, once', async () => {
  const { send, marcus } = await aDesk()
  const moved = await send('PUT', 'status', aMove('scheduled', 1, marcus.id))
  expect(moved.body).toMatchObject({
    status: 'scheduled',
    visit: { on: '2199-12-24', from: '08:00', to: '10:00' },
    assigned_to: { name: 'Marcus Wren' },
    revision: 2,
  })
  const undone = await send('POST', 'undo', { revision: 2 })
  expect(undone.body).toMatchObject({ status: 'new', visit: null, assigned_to: null, revision: 3 })
  expect(await send('POST', 'undo', { revision: 2 })).toMatchObject({
    status: 409,
    body: { code: 'lead-moved-on', current: { status: 'new', revision: 3 } },
  })
})

test('a photo of staff is added once, and answered with all photos of the request', async () => {
  const { world, id, send, marcus } = await aDesk()
  const bytes = new Uint8Array(await aPicture(40, 20).jpeg().toBuffer())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect((await send('PUT', `photos/${sha256}`)).status).toBe(409)
  const headers = { 'Content-Type': 'image/jpeg' }
  await marcus.request(`/api/blobs/${sha256}`, { method: 'PUT', headers, body: bytes })
  const at = new Date(world.now().getTime() - 7 * minute).toISOString()
  const added = await marcus.request(`/api/leads/${id}/photos/${sha256}`, {
    method: 'PUT',
    headers: { 'Photo-Added-At': at },
  })
  const again = await send('PUT', `photos/${sha256}`)
  expect([added.status, again.status]).toEqual([201, 200])
  expect(again.body).toMatchObject([{ sha256, by: 'Marcus Wren', at, width: 40 }])
  expect(again.body).toHaveLength(1)
})

test('what a person has in hand is theirs alone', async () => {
  const { marcus, id, send, ...test } = await aDesk()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  await send('PUT', 'status', aMove('scheduled', 1, ivy.id))
  const deskOf = async (person: typeof ivy) => {
    const desk: { items: { id: string }[] } = await (await person.request('/api/leads/desk')).json()
    return desk.items.map((item) => item.id)
  }
  expect([await deskOf(ivy), await deskOf(marcus)]).toEqual([[id], []])
})
