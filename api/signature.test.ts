import { expect, test } from 'vitest'
import { durationWords } from '#platform/text/duration-words.ts'
import { hour, second } from '#platform/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { lockedFor } from '#domain/sessions/attempts.ts'
import { findSession } from '#domain/sessions/sessions.server.ts'
import { signWith } from '#domain/signatures/signatures.server.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const password = 'correct horse battery'
const pin = '8264'
const drawing = { kind: 'drawn', strokes: [[123, 45, 678, 321, 987, 222]] }
const path = '/api/profile/signature'

test('a signature is given with the password, and opens for the PIN alone', async () => {
  const { ivy } = await withIvy()
  expect((await open(ivy)).status).toBe(404)
  expect((await give(ivy, { password: 'a wrong password' })).status).toBe(400)
  expect((await open(ivy)).status).toBe(404)
  expect((await give(ivy)).status).toBe(204)
  const { signature_set_at } = await (await ivy.request('/api/profile')).json()
  expect(signature_set_at).toBe('2026-11-20T12:00:00.000Z')
  const wrong = await open(ivy, '8265')
  expect([wrong.status, (await wrong.json()).fields]).toEqual([400, { pin: ['This PIN isn’t correct.'] }])
  const opened = await open(ivy)
  expect([opened.status, await opened.json()]).toEqual([200, drawing])

  for (let times = 0; times < 2; times++)
    expect((await ivy.request(path, { method: 'DELETE' })).status).toBe(204)
  expect((await open(ivy)).status).toBe(404)
})

test('in the table nothing of it can be read, and moved to another person it does not open', async () => {
  const { world, ivy, ...test } = await withIvy()
  const rosa = await aPerson({ world, ...test }, 'Technician', 'Rosa Plover')
  await give(ivy)
  await give(rosa)
  const rows = await world.db.selectFrom('signature').selectAll().execute()
  const kept = Buffer.concat(rows.flatMap(({ sealed, pin_hash }) => [sealed, Buffer.from(pin_hash)]))
  for (const part of ['strokes', '123', '678', pin]) expect(kept.includes(part), part).toBe(false)
  const events = await world.db
    .selectFrom('event')
    .select('payload')
    .where('name', '=', 'signature.set')
    .execute()
  expect(events).toEqual([{ payload: { employee_id: ivy.id } }, { payload: { employee_id: rosa.id } }])

  const hers = rows.find(({ employee_id }) => employee_id === rosa.id)
  await world.db
    .updateTable('signature')
    .set({ sealed: hers?.sealed })
    .where('employee_id', '=', ivy.id)
    .execute()
  await expect(signWith(world, await sessionOf({ world }, ivy), pin)).rejects.toThrow(/authenticate/)
})

test('of 20 wrong PINs at once five are looked at; then only time or the password helps', async () => {
  const { ivy, wait } = await withIvy()
  await give(ivy)
  const tries = await Promise.all(Array.from({ length: 20 }, (_, nth) => open(ivy, String(1300 + nth))))
  const statuses = tries.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(15).fill(429)])
  const right = await open(ivy)
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, String(lockedFor / second)])
  expect((await right.json()).detail).toContain(`Wait ${durationWords(lockedFor)}, or set a new PIN`)
  wait(lockedFor)
  expect((await open(ivy)).status).toBe(200)

  for (let nth = 0; nth < 6; nth++) await open(ivy, '1300')
  expect((await open(ivy)).status).toBe(429)
  expect((await give(ivy, { pin: '4711', drawing: null })).status).toBe(204)
  expect(await (await open(ivy, '4711')).json()).toEqual(drawing)
  expect((await open(ivy)).status).toBe(400)
})

test('the right PIN takes back what was mistyped before', async () => {
  const { ivy, wait } = await withIvy()
  await give(ivy)
  for (let times = 0; times < 4; times++) {
    for (let nth = 0; nth < 4; nth++) expect((await open(ivy, '1300')).status).toBe(400)
    expect((await open(ivy)).status).toBe(200)
    wait(hour)
  }
})

test.each([
  [{ pin: '123' }, 'pin'],
  [{ pin: '1234' }, 'pin'],
  [{ pin: '7777' }, 'pin'],
  [{ pin: '98765432' }, 'pin'],
  [{ pin: '１２３９' }, 'pin'],
  [{ drawing: { kind: 'drawn', strokes: [] } }, 'drawing'],
  [{ drawing: { kind: 'drawn', strokes: [[1, 2, 3]] } }, 'drawing'],
  [{ drawing: { kind: 'drawn', strokes: [[1, 2000]] } }, 'drawing'],
  [{ drawing: { kind: 'typed', name: ' ' } }, 'drawing'],
  [{ drawing: { kind: 'drawn', strokes: Array.from({ length: 100 }, () => Array(100).fill(5)) } }, 'drawing'],
])('%j is no signature, and nothing is kept of it', async (changed, field) => {
  const { ivy } = await withIvy()
  const answer = await give(ivy, changed)
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]])
  expect((await open(ivy)).status).toBe(404)
})

test('a name that is typed is a signature too, and a PIN alone is none', async () => {
  const { ivy } = await withIvy()
  expect((await give(ivy, { drawing: null })).status).toBe(404)
  const typed = { kind: 'typed', name: 'Ivy Starling' }
  expect((await give(ivy, { drawing: typed })).status).toBe(204)
  expect(await (await open(ivy)).json()).toEqual(typed)
})

test('inside a transaction nobody signs: a wrong PIN would not count', async () => {
  const { world, ivy } = await withIvy()
  await give(ivy)
  const session = await sessionOf({ world }, ivy)
  await expect(inTransaction(world, (world) => signWith(world, session, pin))).rejects.toThrow(/before/)
})

async function withIvy() {
  const test = await createTestWorld()
  return { ...test, ivy: await aPerson(test, 'Technician', 'Ivy Starling') }
}

function give(person: Person, changed: object = {}) {
  return person.request(path, { method: 'PUT', json: { password, pin, drawing, ...changed } })
}

function open(person: Person, typed = pin) {
  return person.request(`${path}/open`, { method: 'POST', json: { pin: typed } })
}

async function sessionOf({ world }: Pick<TestWorld, 'world'>, { token }: Person) {
  const session = await findSession(world, token)
  if (!session) throw new Error('The session was not found.')
  return session
}
