import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { forgetOldSessions } from '#domain/sessions/sessions.server.ts'
import { askAboutPeople as ask } from '#test/an-employee.ts'
import { aPerson, onAnotherDevice, passwordOfAll, signedInAs, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

/** Rosa at her desk and on her phone. */
type Scene = { test: TestWorld; owner: Person; rosa: Person; phone: Person }

async function setTheScene(): Promise<Scene> {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  return { test, owner, rosa, phone: await onAnotherDevice(test, rosa) }
}

const ends: [string, string, (scene: Scene) => Promise<unknown>][] = [
  ['session-ended', 'she signs out there', ({ phone }) => phone.request('/api/auth/logout', asPost())],
  ['session-ended', 'its day is over', async ({ test }) => test.wait(day)],
  ['session-ended', 'she signs it out from her desk', ({ rosa }) => endPhone(rosa)],
  [
    'session-ended',
    'she signs out all others',
    ({ rosa }) => rosa.request('/api/profile/devices/sign-out-others', asPost()),
  ],
  [
    'session-ended',
    'she changes her password at her desk',
    ({ rosa }) =>
      rosa.request('/api/auth/password', asPost({ current: passwordOfAll, next: 'quite another password' })),
  ],
  ['session-ended', 'someone signs her out', ({ owner, rosa }) => ask(owner, `POST /${rosa.id}/sign-out`)],
  ['device-erased', 'she is suspended', ({ owner, rosa }) => depart(owner, rosa, 'suspend')],
  ['device-erased', 'she leaves', ({ owner, rosa }) => depart(owner, rosa, 'leave')],
  ['device-erased', 'she erases it from her desk', ({ rosa }) => erasePhone(rosa)],
]

test.each(ends)('the phone is told %s when %s', async (code, _, end) => {
  const scene = await setTheScene()
  await end(scene)
  for (const path of ['/api/auth/me', '/api/leads', '/api/events', '/api/nowhere'])
    expect([path, ...(await refusalOf(scene.phone, path))]).toEqual([path, 401, code])
})

test('a device that is erased is told by whom and since when, and any other end is nobody’s business', async () => {
  const { test, owner, rosa, phone } = await setTheScene()
  const erasedAs = async (person: Person) => (await (await person.request('/api/auth/me')).json()).erased
  const at = test.world.now().toISOString()
  await erasePhone(rosa)
  expect(await erasedAs(phone)).toEqual({ by: 'Rosa', at })
  const tablet = await onAnotherDevice(test, rosa)
  test.wait(day / 2)
  await depart(owner, rosa, 'suspend')
  const suspendedAt = test.world.now().toISOString()
  expect(await erasedAs(tablet)).toEqual({ by: owner.name.split(' ')[0], at: suspendedAt })
  expect(await erasedAs(phone)).toEqual({ by: 'Rosa', at })
  const other = await aPerson(test, 'Technician', 'Ivy Starling')
  await other.request('/api/auth/logout', asPost())
  expect(await erasedAs(other)).toBeUndefined()
})

test('a session that was left without a connection ends when the hash of its token arrives, which opens nothing itself', async () => {
  const { test, rosa, phone } = await setTheScene()
  const token_hash = createHash('sha256').update(phone.token).digest('hex')
  const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
  for (const token of [token_hash, Buffer.from(token_hash, 'hex').toString('base64url')])
    expect((await test.api.request('/api/auth/me', as(token))).status).toBe(401)
  const events = () =>
    test.world.db.selectFrom('event').select('payload').where('name', '=', 'employee.signed_out').execute()
  for (const hash of ['a'.repeat(64), token_hash, token_hash]) {
    const body = JSON.stringify({ token_hash: hash })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await test.api.request('/api/auth/sign-outs', { method: 'POST', headers, body })
    expect(answer.status).toBe(204)
  }
  expect(await refusalOf(phone)).toEqual([401, 'session-ended'])
  expect((await rosa.request('/api/auth/me')).status).toBe(200)
  expect(await events()).toMatchObject([{ payload: { employee_id: rosa.id } }])
})

test('made-up sign-outs from a shared address hold up nobody who signed out there without a connection', async () => {
  const { test, phone } = await setTheScene()
  const tell = (token_hash: string) =>
    test.api.request('/api/auth/sign-outs', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_hash }),
    })
  const madeUp = Array.from({ length: 150 }, () => tell(randomBytes(32).toString('hex')))
  expect(new Set((await Promise.all(madeUp)).map(({ status }) => status))).toEqual(new Set([204]))
  expect((await tell(createHash('sha256').update(phone.token).digest('hex'))).status).toBe(204)
  expect(await refusalOf(phone)).toEqual([401, 'session-ended'])
})

test('a token that the server does not know is not signed in, and so is no token', async () => {
  const { test } = await setTheScene()
  for (const token of [randomBytes(32).toString('base64url'), 'short', '']) {
    const answer = await test.api.request('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'not-signed-in'])
  }
})

test('a suspension erases devices that were signed out before, and a return does not take it back', async () => {
  const { owner, rosa, phone } = await setTheScene()
  await endPhone(rosa)
  expect(await refusalOf(phone)).toEqual([401, 'session-ended'])
  await depart(owner, rosa, 'suspend')
  expect(await refusalOf(phone)).toEqual([401, 'device-erased'])
  await ask(owner, `POST /${rosa.id}/return`, { revision: 2 })
  expect(await refusalOf(phone)).toEqual([401, 'device-erased'])
})

test('for a year a device is told that its session ended or that it is to be erased; then it is not signed in', async () => {
  const { test, rosa, phone } = await setTheScene()
  await erasePhone(rosa)
  const tablet = await onAnotherDevice(test, rosa)
  await rosa.request('/api/profile/devices/sign-out-others', asPost())
  test.wait(364 * day)
  await forgetOldSessions(test.world)
  expect(await refusalOf(phone)).toEqual([401, 'device-erased'])
  expect(await refusalOf(tablet)).toEqual([401, 'session-ended'])
  test.wait(2 * day)
  await forgetOldSessions(test.world)
  for (const device of [phone, tablet]) expect(await refusalOf(device)).toEqual([401, 'not-signed-in'])
})

test('a device that was silent for months is told to erase where its person was suspended only then', async () => {
  const { test, owner, rosa, phone } = await setTheScene()
  test.wait(300 * day)
  await forgetOldSessions(test.world)
  await depart(owner, rosa, 'suspend')
  test.wait(300 * day)
  await forgetOldSessions(test.world)
  expect(await refusalOf(phone)).toEqual([401, 'device-erased'])
})

test('a person erases any of their other devices, once, and no one else’s', async () => {
  const { test, owner, rosa, phone } = await setTheScene()
  const id = await phoneOf(rosa)
  const erase = (who: Person, id?: string) => who.request(`/api/profile/devices/${id}/erase`, asPost())
  expect((await erase(owner, id)).status).toBe(404)
  const own = await devicesOf(rosa)
  expect((await erase(rosa, own.find(({ is_this }) => is_this)?.id)).status).toBe(409)
  expect((await phone.request('/api/auth/me')).status).toBe(200)

  expect((await erase(rosa, id)).status).toBe(204)
  expect((await erase(rosa, id)).status).toBe(204)
  expect(await devicesOf(rosa)).toMatchObject([{ is_this: true }])
  const told = await test.world.db
    .selectFrom('event')
    .select(['employee_id', 'payload'])
    .where('name', '=', 'employee.device_erased')
    .execute()
  expect(told).toEqual([{ employee_id: rosa.id, payload: { employee_id: rosa.id, session_id: id } }])
  expect(await signedInAs(test, { username: rosa.username, password: passwordOfAll })).toBeTruthy()
})

test('a device that was signed out can still be erased', async () => {
  const { rosa, phone } = await setTheScene()
  const id = await phoneOf(rosa)
  await endPhone(rosa)
  expect((await rosa.request(`/api/profile/devices/${id}/erase`, asPost())).status).toBe(204)
  expect(await refusalOf(phone)).toEqual([401, 'device-erased'])
})

test('what is not sent opens after an erase, a new password and a return: its person has one key, and only while signed in', async () => {
  const { test, owner, rosa, phone } = await setTheScene()
  const keyOf = async (who: Person) => (await who.request('/api/auth/storage-key')).json()
  const key = await keyOf(phone)
  expect(key).toEqual({ employee_id: rosa.id, key: expect.stringMatching(/^[\w+/]{43}=$/) })
  expect((await keyOf(owner)).key).not.toBe(key.key)
  await erasePhone(rosa)
  const next = 'quite another password'
  await rosa.request('/api/auth/password', asPost({ current: passwordOfAll, next }))
  expect(await keyOf(await signedInAs(test, { username: rosa.username, password: next }))).toEqual(key)

  await depart(owner, rosa, 'suspend')
  expect(await keyOf(rosa)).toMatchObject({ code: 'device-erased' })
  await ask(owner, `POST /${rosa.id}/return`, { revision: 2 })
  expect(await keyOf(await signedInAs(test, { username: rosa.username, password: next }))).toEqual(key)
})

async function refusalOf(person: Person, path = '/api/auth/me') {
  const answer = await person.request(path)
  return [answer.status, (await answer.json()).code]
}

async function endPhone(rosa: Person) {
  return rosa.request(`/api/profile/devices/${await phoneOf(rosa)}`, { method: 'DELETE' })
}

async function erasePhone(rosa: Person) {
  return rosa.request(`/api/profile/devices/${await phoneOf(rosa)}/erase`, asPost())
}

async function phoneOf(rosa: Person) {
  return (await devicesOf(rosa)).find(({ is_this }) => !is_this)?.id
}

async function devicesOf(person: Person): Promise<{ id: string; is_this: boolean }[]> {
  return (await person.request('/api/profile/devices')).json()
}

function depart(owner: Person, { id }: Person, path: 'suspend' | 'leave') {
  return ask(owner, `POST /${id}/${path}`, { revision: 1, reassign_to: null })
}

function asPost(json?: unknown) {
  return { method: 'POST', json }
}
