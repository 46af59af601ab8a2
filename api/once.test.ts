import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receiptText } from '#domain/sync/sync.ts'
import { forgetOldSyncReceipts, rememberWrite } from '#domain/sync/sync-receipts.server.ts'
import { newId } from '#platform/uuid.ts'
import { day } from '#platform/time.ts'
import { aDevice } from '#test/a-device.ts'
import { aMove, aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { untilOneWaits } from '#test/until-one-waits.ts'
import { createTestWorld } from '#test/world.ts'

async function aField({ limitScale = 1 } = {}) {
  const test = await createTestWorld({ limitScale })
  const ivy = await aPerson(test, 'Dispatcher', 'Ivy Starling')
  const lead = aSentLead()
  await test.api.request('/api/leads', { method: 'POST', headers: asJson, body: JSON.stringify(lead) })
  const path = (what: string) => `/api/leads/${lead.id}/${what}`
  const send = (asked: string, json: object, key: string = newId()) => {
    const [method = '', what = ''] = asked.split(' ')
    return ivy.request(path(what), { method, json, headers: { 'Idempotency-Key': key } })
  }
  const seen = async (): Promise<{
    status: string
    notes: { text: string; at: string; received_at?: string }[]
  }> => (await ivy.request(`/api/leads/${lead.id}`)).json()
  return { ...test, ivy, lead, path, send, seen }
}

const asJson = { 'Content-Type': 'application/json' }

test('a change whose answer was lost is sent again and made once; the receipt has the hash of what was sent', async () => {
  const { send, path, seen } = await aField()
  const key = newId()
  const move = { status: 'contacted', revision: 1 }
  const first = await send('PUT status', move, key)
  const again = await send('PUT status', move, key)
  const text = receiptText('PUT', path('status'), JSON.stringify(move))
  const hash = createHash('sha256').update(text).digest('hex')
  expect([first.status, again.status]).toEqual([200, 200])
  expect([first.headers.get('receipt'), again.headers.get('receipt')]).toEqual([hash, hash])
  expect((await seen()).status).toBe('contacted')
  // Without the key the same change is a stale one.
  expect((await send('PUT status', move)).status).toBe(409)
})

test('what is stored of a write tells nothing of a code that was in it, not even to whoever tries all', async () => {
  const { send, path, world } = await aField()
  const json = { id: newId(), text: 'Gate code 4711.' }
  const keys = [newId(), newId()] as const
  for (const key of keys) await send('POST notes', json, key)
  const rows = await world.db.selectFrom('sync_receipt').select('hash').execute()
  const hash = createHash('sha256')
    .update(receiptText('POST', path('notes'), JSON.stringify(json)))
    .digest('hex')
  // The same twice is two hashes, and neither is the plain one.
  expect(new Set([hash, ...rows.map((row) => row.hash)]).size).toBe(3)
})

test('what was refused leaves no receipt: the same key may be used once it can be done', async () => {
  const { send, ivy, path } = await aField()
  const key = newId()
  const closing = aMove('closed', 2, ivy.id)
  const refused = await send('PUT status', closing, key)
  expect([refused.status, refused.headers.get('receipt')]).toEqual([409, null])
  expect(await refused.json()).toMatchObject({ code: 'lead-moved-on', current: { revision: 1 } })
  await ivy.request(path('status'), { method: 'PUT', json: { status: 'contacted', revision: 1 } })
  expect((await send('PUT status', closing, key)).status).toBe(200)
})

test('one key stands for one content, and each person has their own', async () => {
  const { send, seen, ...test } = await aField()
  const key = newId()
  expect((await send('POST notes', { id: newId(), text: 'Power is off.' }, key)).status).toBe(201)
  const other = await send('POST notes', { id: newId(), text: 'Power is on.' }, key)
  expect([other.status, (await other.json()).code]).toEqual([409, 'write-differs'])
  const theo = await aPerson(test, 'Dispatcher', 'Theo Finch')
  const headers = { 'Idempotency-Key': key }
  const json = { id: newId(), text: 'Gate code works.' }
  expect((await theo.request(test.path('notes'), { method: 'POST', json, headers })).status).toBe(201)
  expect((await seen()).notes).toHaveLength(2)
  expect((await send('POST notes', json, 'not-a-key')).status).toBe(400)
})

test('what was received gets its receipt again after an update that takes such a thing no more', async () => {
  const { send, path, world, ivy, lead, seen } = await aField()
  const [key, text] = [newId(), 'Of a release that knew other fields.']
  const hash = createHash('sha256')
    .update(receiptText('POST', path('notes'), JSON.stringify({ text })))
    .digest('hex')
  expect((await send('POST notes', { text }, key)).status).toBe(422)
  const write = { kind: 'note', text } as const
  await rememberWrite(world, { employee_id: ivy.id, lead_id: lead.id, id: key, hash, write })
  const again = await send('POST notes', { text }, key)
  expect([again.status, await again.json(), again.headers.get('receipt')]).toEqual([
    200,
    { isNew: false },
    hash,
  ])
  expect((await send('POST notes', { text: 'Another.' }, key)).status).toBe(422)
  expect((await seen()).notes).toEqual([])
})

test('sent ten times at once, it is still made once', async () => {
  const { send, seen } = await aField()
  const [key, note] = [newId(), { id: newId(), text: 'Once.' }]
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('POST notes', note, key)))
  expect(new Set(answers.map(({ headers }) => headers.get('receipt'))).size).toBe(1)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await seen()).notes).toHaveLength(1)
})

// Who gives up is who has waited for a second first: on a machine that stood still in between that may be the other.
test(
  'a write that the database gives up in a deadlock is tried again, and made once',
  { retry: 2 },
  async () => {
    const { send, seen, world, lead } = await aField()
    const other = await world.db.startTransaction().execute()
    await other.selectFrom('lead').select('id').where('id', '=', lead.id).forUpdate().execute()
    const answer = send('POST notes', { id: newId(), text: 'Once.' })
    // It has written its receipt and waits for the request. Now the other waits for the receipts.
    await untilOneWaits(world, '%for update%')
    await sql`lock table sync_receipt in share mode`.execute(other).finally(() => other.rollback().execute())
    const { status, headers } = await answer
    expect([status, headers.get('receipt')]).toEqual([201, expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect((await seen()).notes).toHaveLength(1)
  },
)

test('receipts are forgotten after 30 days', async () => {
  const { send, world, wait } = await aField()
  await send('POST notes', { id: newId(), text: 'Old.' })
  wait(29 * day)
  await send('POST notes', { id: newId(), text: 'New.' })
  wait(2 * day)
  await forgetOldSyncReceipts(world)
  expect(await world.db.selectFrom('sync_receipt').select('id').execute()).toHaveLength(1)
})

test('a note written without signal shows when it was written and when it came, even by a clock that is an hour off', async () => {
  const { ivy, path, world, seen } = await aField()
  const hourAhead = (ms: number) => new Date(world.now().getTime() + 3_600_000 - ms).toISOString()
  await ivy.request(path('notes'), {
    method: 'POST',
    json: { id: newId(), text: 'Wet to the studs.', at: hourAhead(20 * 60_000) },
    headers: { 'Client-Time': hourAhead(0) },
  })
  const [note] = (await seen()).notes
  expect(note).toMatchObject({
    at: new Date(world.now().getTime() - 20 * 60_000).toISOString(),
    received_at: world.now().toISOString(),
  })
})

test('the answer to a repeat is documented wherever a key is taken', async () => {
  const { api, send } = await aField()
  const { paths } = await (await api.request('/api/openapi.json')).json()
  const [note, key] = [{ id: newId(), text: 'Once.' }, newId()]
  await send('POST notes', note, key)
  const again = await send('POST notes', note, key)
  expect([again.status, await again.json()]).toEqual([200, { isNew: false }])
  for (const [path, method] of [
    ['/api/leads/{id}/notes', 'post'],
    ['/api/leads/{id}/steps', 'post'],
    ['/api/leads/{id}/steps/{step_id}/undo', 'post'],
    ['/api/leads/{id}/status', 'put'],
    ['/api/leads/{id}/photos/{sha256}', 'put'],
  ] as const) {
    const answer = JSON.stringify(paths[path][method].responses[200] ?? null)
    expect([path, answer.includes('"isNew"')]).toEqual([path, true])
  }
})

test('a person reports so many steps, and turns on notifications so many times, in a quarter of an hour', async () => {
  const { ivy, path, world } = await aField()
  const step = () => ({ id: newId(), kind: 'arrived', at: world.now().toISOString() })
  const send = () => ivy.request(path('steps'), { method: 'POST', json: step() })
  for (let nth = 0; nth < 120; nth++) expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(429)
  const turnOn = () => ivy.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  for (let nth = 0; nth < 60; nth++) expect((await turnOn()).status).toBe(204)
  expect((await turnOn()).status).toBe(429)
})

test('a person adds so many notes and photos in a quarter of an hour, and a colleague is not refused for it', async () => {
  const { ivy, path, ...test } = await aField({ limitScale: 0.01 })
  const addNote = (by = ivy) =>
    by.request(path('notes'), { method: 'POST', json: { id: newId(), text: 'Wet.' } })
  const addPhoto = () => ivy.request(path(`photos/${'a'.repeat(64)}`), { method: 'PUT' })
  for (let nth = 0; nth < 9; nth++) expect((await addNote()).status).toBe(201)
  expect((await addPhoto()).status).toBe(409)
  const refused = [await addNote(), await addPhoto()]
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  expect((await addNote(await aPerson(test, 'Dispatcher', 'Theo Finch'))).status).toBe(201)
})

test('a phone with 500 notes to send sends them at once', { timeout: 60_000 }, async () => {
  const { send, seen } = await aField()
  for (let nth = 0; nth < 500; nth++) {
    const { status } = await send('POST notes', { id: newId(), text: `Note ${nth}` })
    if (status !== 201) expect([nth, status]).toEqual([nth, 201])
  }
  expect((await seen()).notes).toHaveLength(500)
})

test('of a person so many writes of a day are remembered; what is over that waits, and nothing of it is done', async () => {
  const { send, seen, world, ivy, wait, ...test } = await aField()
  const [note, key] = [{ id: newId(), text: 'Wet.' }, newId()]
  expect((await send('POST notes', note, key)).status).toBe(201)
  wait(day / 2)
  await world.db
    .insertInto('sync_receipt')
    .values(receiptsOf(ivy.id, 1998, world.now()))
    .execute()
  const sameNote = () => send('POST notes', note)
  expect((await sameNote()).status).toBe(201)
  const refused = await sameNote()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(43_200)])
  expect((await refused.json()).detail).toMatch(/^The server received 2,000 updates/)
  expect((await send('POST notes', { id: newId(), text: 'Dry.' })).status).toBe(429)
  expect((await seen()).notes).toHaveLength(1)

  expect((await send('POST notes', note, key)).status).toBe(200)
  const theo = await aPerson({ world, api: test.api }, 'Dispatcher', 'Theo Finch')
  const headers = { 'Idempotency-Key': newId() }
  const theirs = { method: 'POST', json: { id: newId(), text: 'Dry.' }, headers }
  expect((await theo.request(test.path('notes'), theirs)).status).toBe(201)
  wait(day / 2)
  expect((await sameNote()).status).toBe(201)
})

function receiptsOf(employee_id: string, count: number, received_at: Date) {
  return Array.from({ length: count }, () => ({
    employee_id,
    id: newId(),
    hash: '0'.repeat(64),
    received_at,
  }))
}
