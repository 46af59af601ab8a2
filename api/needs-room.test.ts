import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { aSentLead } from '#test/a-lead.ts'
import { everyRow, fillDatabaseDisk } from '#test/every-row.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const sentence = 'Our storage is full. Please call (330) 555-0142.'
const refused = { code: 'disk_full', detail: sentence, message: sentence }

/** They write hardly anything, and reading needs a session. */
const goOn = new Set([
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/sign-outs',
  'POST /api/auth/factor',
  'POST /api/auth/factor/challenge',
])

test('while the disk is nearly full every documented write is refused, and nothing is written', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const { paths } = await (await test.api.request('/api/openapi.json')).json()
  const writes = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => [method.toUpperCase(), path] as const),
    )
    .filter(([method, path]) => method !== 'GET' && !goOn.has(`${method} ${path}`))
  expect(writes.length).toBeGreaterThan(4)

  const before = await everyRow(test)
  await test.fillDisk()
  for (const [method, path] of writes) {
    const answer = await owner.request(path.replaceAll(/\{\w+\}/g, '01930000-0000-7000-8000-000000000001'), {
      method,
      json: {},
    })
    expect([method, path, answer.status]).toEqual([method, path, 503])
    expect(await answer.json()).toEqual(refused)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(await everyRow(test)).toEqual(before)
})

test('a request and a photo that would be taken at any other time are refused, and taken when there is room', async () => {
  const test = await createTestWorld()
  const before = await everyRow(test)
  const photo = await aPicture(60, 40).jpeg().toBuffer()
  const lead = aSentLead()
  await test.fillDisk()
  expect([(await put(test, photo)).status, (await post(test, lead)).status]).toEqual([503, 503])
  expect(await everyRow(test)).toEqual(before)

  await test.fillDisk(10 ** 12)
  expect([(await put(test, photo)).status, (await post(test, lead)).status]).toEqual([201, 201])
})

test('reading goes on while the disk is nearly full, and so does signing in and out', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const lead = aSentLead()
  await post(test, lead)
  await test.fillDisk()

  for (const path of ['/api/leads', `/api/leads/${lead.id}`, '/api/leads/waiting', '/api/auth/me'])
    expect([path, (await owner.request(path)).status]).toEqual([path, 200])
  const signIn = await post(
    test,
    { username: owner.username, password: 'correct horse battery', remember_me: false },
    '/api/auth/login',
  )
  expect(signIn.status).toBe(200)
  expect((await owner.request('/api/auth/logout', { method: 'POST' })).status).toBe(204)
})

test('a database far away whose disk is full is answered for in the same words', async () => {
  const test = await createTestWorld()
  await fillDatabaseDisk(test, 'lead')
  const answer = await post(test, aSentLead())
  expect([answer.status, await answer.json()]).toEqual([503, refused])
  expect(answer.headers.get('retry-after')).toBe('60')
})

function post({ api }: TestWorld, json: unknown, path = '/api/leads') {
  const headers = { 'Content-Type': 'application/json' }
  return api.request(path, { method: 'POST', headers, body: JSON.stringify(json) })
}

function put({ api }: TestWorld, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const headers = { 'Content-Type': 'image/jpeg' }
  return api.request(`/api/photos/${sha256}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
}
