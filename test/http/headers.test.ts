import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { admin, closeServerPlace, openServerPlace, startBuiltServer } from '../fault/built-server.ts'

const place = await openServerPlace()
const server = await startBuiltServer(place)
afterAll(async () => {
  await server.stop()
  await closeServerPlace(place)
})

/** Every answer carries these, whoever asks for whatever. */
const always = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const closed =
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
  "object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
const publicPolicy = `default-src 'none'; script-src 'self' #; style-src 'self' #; frame-src 'self'; manifest-src 'self'; trusted-types app; ${closed}`
const portalPolicy = `default-src 'none'; script-src 'self' #; style-src 'self' #; frame-src 'self' blob:; manifest-src 'self'; trusted-types app 'allow-duplicates'; ${closed}`

const page = { policy: publicPolicy, cache: 'no-cache' }
const portal = { policy: portalPolicy, cache: 'no-cache' }
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
const kept = { policy: closedPolicy, cache: 'no-cache' }
const notKept = { policy: closedPolicy, cache: 'no-store' }

test.each([
  ['/', 200, page],
  ['/service-areas/hubbard-oh', 200, page],
  ['/contact', 200, { ...page, cache: 'no-store' }],
  ['/nowhere', 404, page],
  ['/ops/login', 200, portal],
  ['/ops/dashboard', 200, portal],
  ['/ops/nowhere', 404, portal],
  ['/sump-pump', 301, kept],
  ['/ops', 302, kept],
  ['/robots.txt', 200, kept],
  ['/nowhere.php', 404, notKept],
  ['/healthz', 200, notKept],
  ['/api/leads', 401, notKept],
  ['/api/auth/me', 401, notKept],
])('%s answers %i with the headers of its kind', async (path, status, { policy, cache }) => {
  const answer = await fetch(server.url + path, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(always)
  expect(withoutHashes(answer.headers.get('content-security-policy'))).toBe(policy)
  expect(answer.headers.get('cache-control')).toBe(cache)
})

test('what staff read is never kept by a browser or by what stands between', async () => {
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token }: { token: string } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  for (const path of ['/api/auth/me', '/api/leads', '/api/leads/waiting']) {
    const answer = await fetch(server.url + path, { headers })
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    expect(Object.fromEntries(answer.headers)).toMatchObject(always)
  }
})

test('files that carry the hash of their content are kept for a year', async () => {
  const html = await (await fetch(server.url)).text()
  const [font = ''] = /\/assets\/[^"]+\.woff2/.exec(html) ?? []
  const answer = await fetch(server.url + font)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Object.fromEntries(answer.headers)).toMatchObject(always)
})

test('what Node refuses before any door sees it is answered with them too', async () => {
  const socket = connect(place.port, '127.0.0.1')
  socket.write('HELO mail.example\r\n\r\n')
  let answer = ''
  for await (const piece of socket.setEncoding('latin1')) answer += piece
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
  for (const [name, value] of Object.entries(always))
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`)
})

function withoutHashes(policy: string | null) {
  return policy?.replaceAll(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, '#') ?? null
}
