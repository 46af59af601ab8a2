import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newApi } from '#api/answers.ts'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { minute } from '#platform/time.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { routerRoutes } from '../fuzz/routes.ts'
import { endpoints } from './endpoints.ts'
import { addresses, everywhere, kinds, type KindName } from './kinds.ts'
import { openDoors } from './open-doors.ts'

test(
  'every answer has the headers of its kind, and whatever can be asked for has a kind',
  async () => {
    const test = await createTestWorld()
    const doors = await openDoors(test)
    await addressesHaveTheirs(doors)
    await nothingIsWithoutKind(test, doors)
    await unchangedPagesHaveTheirs(doors)
    await apiAnswersHaveTheirs(test, doors)
    await photosAndStreamsHaveTheirs(test, doors)
    await rareAnswersHaveTheirs(doors)
  },
  minute,
)

type Doors = Awaited<ReturnType<typeof openDoors>>

async function addressesHaveTheirs({ ask }: Doors) {
  for (const [path, status, kind] of addresses) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, { method })
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, status])
      expectKind(answer.headers, kind, `${method} ${path}`)
    }
  }
}

async function nothingIsWithoutKind(test: TestWorld, { cached, ask }: Doors) {
  const known = new Set(addresses.map(([path]) => path))
  const assets = [...cached.keys()].filter((path) => path.startsWith('/assets/'))
  expect([...cached.keys()].filter((path) => !known.has(path) && !assets.includes(path))).toEqual([])
  expect(routerRoutes(test.api).toSorted()).toEqual(Object.keys(endpoints).toSorted())

  expect(assets.length).toBeGreaterThan(10)
  for (const path of assets) expectKind((await ask(path)).headers, 'asset', path)
}

async function unchangedPagesHaveTheirs({ ask }: Doors) {
  for (const [path, kind] of [
    ['/', 'page'],
    ['/ops/login', 'portal'],
    ['/api/chatbot/embed.js', 'widget'],
    ['/robots.txt', 'text'],
  ] as const) {
    const etag = (await ask(path)).headers.get('etag') ?? ''
    const again = await ask(path, { headers: { 'If-None-Match': etag } })
    expect([path, again.status, again.headers.get('content-length')]).toEqual([path, 304, null])
    expectKind(again.headers, kind, path)
  }
}

async function apiAnswersHaveTheirs(test: TestWorld, { ask }: Doors) {
  const { token } = await aPerson(test)
  const authorization = { Authorization: `Bearer ${token}` }
  const json = { 'Content-Type': 'application/json' }
  const jpeg = { 'Content-Type': 'image/jpeg' }
  const bytes = new Uint8Array(await aPicture(60, 40).jpeg().toBuffer())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const lead = JSON.stringify(aSentLead({ photos: [sha256] }))
  const asked: [number, string, RequestInit][] = [
    [201, `/api/photos/${sha256}`, { method: 'PUT', headers: jpeg, body: bytes }],
    [201, `/api/blobs/${sha256}`, { method: 'PUT', headers: { ...authorization, ...jpeg }, body: bytes }],
    [201, '/api/leads', { method: 'POST', headers: json, body: lead }],
    [200, '/api/leads', { method: 'POST', headers: json, body: lead }],
    [200, '/api/leads', { headers: authorization }],
    [200, '/api/auth/me', { headers: authorization }],
    [400, '/api/leads?limit=0', { headers: authorization }],
    [401, '/api/leads', {}],
    [401, '/api/leads', { method: 'OPTIONS' }],
    [401, '/api/leads', { method: 'PROPFIND' }],
    [404, '/api/leads/01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11', { headers: authorization }],
    [404, `/api/photos/${sha256}/picture`, {}],
    [
      409,
      '/api/leads',
      { method: 'POST', headers: json, body: JSON.stringify({ ...JSON.parse(lead), name: 'B' }) },
    ],
    [413, '/api/leads', { method: 'POST', headers: json, body: 'x'.repeat(200_000) }],
    [415, '/api/leads', { method: 'POST', body: 'x' }],
    [422, '/api/leads', { method: 'POST', headers: json, body: '{}' }],
    [204, '/api/auth/logout', { method: 'POST', headers: authorization }],
  ]
  for (const [status, path, init] of asked) {
    const answer = await ask(path, init)
    const what = `${init.method ?? 'GET'} ${path} ${status}`
    expect(answer.status, what).toBe(status)
    expectKind(answer.headers, 'answer', what)
  }
}

async function photosAndStreamsHaveTheirs(test: TestWorld, { ask }: Doors) {
  const { request, token } = await aPerson(test)
  const bytes = new Uint8Array(await aPicture(60, 40).jpeg().toBuffer())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await ask(`/api/photos/${sha256}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: bytes,
  })
  const lead = aSentLead({ photos: [sha256] })
  const headers = { 'Content-Type': 'application/json' }
  await ask('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  const { photos } = await (await request(`/api/leads/${lead.id}`)).json()
  for (const url of [photos[0].url, photos[0].thumbnail_url])
    expectKind((await ask(url)).headers, 'photo', 'a photo')

  const made = await request('/api/profile/calendar', { method: 'POST' })
  const { address }: { address: string } = await made.json()
  for (const path of [new URL(address).pathname, '/api/calendar/none'])
    expectKind((await ask(path)).headers, 'calendar', 'a calendar')

  const leave = new AbortController()
  const stream = await ask('/api/events', {
    headers: { Authorization: `Bearer ${token}` },
    signal: leave.signal,
  })
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expectKind(stream.headers, 'stream', 'the stream')
  leave.abort()
}

async function rareAnswersHaveTheirs({ openChanged }: Doors) {
  const notReady = await openChanged({ isReady: async () => false })
  expectKind((await notReady('/readyz')).headers, 'answer', 'not ready')
  for (const [path, method, status, kind] of [
    ['/', 'DELETE', 405, 'answer'],
    ['/', 'OPTIONS', 405, 'answer'],
    ['/ops/login', 'POST', 405, 'answer'],
    ['/contact', 'PUT', 405, 'answer'],
    ['/nowhere', 'POST', 404, 'answer'],
    ['/contact', 'POST', 415, 'form'],
  ] as const) {
    const answer = await notReady(path, { method })
    expect([path, method, answer.status]).toEqual([path, method, status])
    expectKind(answer.headers, kind, `${method} ${path}`)
  }
  for (const status of [403, 429, 503, 500] as const) {
    const api = newApi()
    api.all('*', (c) => c.json({}, status))
    const ask = await openChanged({ api })
    expectKind((await ask('/api/leads')).headers, 'answer', String(status))
  }
  const broken = await openChanged({ contact: () => Promise.reject(new Error('a bug')) })
  const answer = await broken('/contact')
  expect(answer.status).toBe(500)
  expectKind(answer.headers, 'answer', 'a bug')

  const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' })
  const alone = await openChanged({
    visits: { asksMore: () => false, answer: () => Promise.reject(away) },
  })
  const later = await alone('/projects/some-job')
  expect([later.status, later.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await later.text()).toMatch(/database is temporarily unavailable/)
  expectKind(later.headers, 'answer', 'the database away')
}

function expectKind(headers: Headers, kind: KindName, what: string) {
  const expected = {
    'content-disposition': null,
    'x-robots-tag': null,
    'strict-transport-security': null,
    ...everywhere,
    ...kinds[kind],
  }
  const given = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))
  const policy = given['content-security-policy']
  expect(
    {
      ...given,
      'content-security-policy': policy?.replaceAll(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, '#') ?? null,
    },
    what,
  ).toEqual(expected)
}
