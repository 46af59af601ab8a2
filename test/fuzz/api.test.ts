import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { inhabitedWorld, type InhabitedWorld } from './inhabited-world.ts'
import { spoiledInput, validInput, type Input } from './input.ts'
import { marker } from './nasty.ts'
import { readRoutes, routeAt, routerRoutes, type Route } from './routes.ts'
import { fuzzRun } from './run.ts'
import { misfit } from './schema.ts'

/** Streams without an end: that of events has a test of its own below, that of a chat is in api/visitor-stream.test.ts. */
const streams = new Set(['GET /api/events', 'GET /api/chatbot/chats/{id}/stream'])

/** A wrong password, code or passkey is written into the history, which is the point of it. */
const noted = new Set([
  'POST /api/auth/login',
  'POST /api/auth/activate',
  'POST /api/auth/factor',
  'POST /api/auth/confirm',
])

/** A refused attempt spends something: it is counted, or the challenge that it answers is gone. */
const spending = new Set([...noted, 'POST /api/auth/factors/passkeys'])

/** Each costs the hash of a password, so they come up less often. */
const hashing = new Set([
  'POST /api/auth/login',
  'POST /api/auth/activate',
  'POST /api/auth/password',
  'PUT /api/profile/signature',
  'POST /api/profile/signature/open',
  'POST /api/auth/confirm',
])

const slow = second
/** Microseconds, in which the use of the processor is counted. */
const perMillisecond = 1000
const mostTries = 200
const run = fuzzRun({ short: 120, long: 50_000 })

test(
  'whatever is sent to the API, the answer is a documented one, and what is refused leaves no trace',
  async () => {
    const place = await inhabitedWorld()
    const routes = await readRoutes(place.api)
    expect(routerRoutes(place.api).toSorted()).toEqual(routes.map(({ name }) => name).toSorted())

    const who = fc.constantFrom(...Object.keys(place.tokens), 'owner', 'owner')
    const inputs = routes
      .filter(({ name }) => !streams.has(name))
      .map((route) => {
        const valid = validInput(route, place.known, who)
        const weight = hashing.has(route.name) ? 3 : 5
        return { weight, arbitrary: fc.oneof(valid, spoiledInput(valid)) }
      })
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.oneof(...inputs), async (input) => {
        const outcome = await probe(place, routes, input)
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      }),
      run.parameters,
    )

    run.report(seen)
    const succeeded = ({ name }: Route) => [...seen.keys()].some((outcome) => outcome.startsWith(`${name} 2`))
    const failed: string[] = []
    await restore(place)
    for (const route of routes.filter(({ name }) => !streams.has(name)))
      if (!succeeded(route) && !(await succeedsAtLast(place, routes, route))) failed.push(route.name)
    expect(failed, 'endpoints that take nothing').toEqual([])
    const log = place.lines.join('')
    expect([marker, ...place.secrets].filter((secret) => log.includes(secret))).toEqual([])
  },
  run.isLong ? 60 * minute : 10 * minute,
)

/** Chance may have had nothing good for an endpoint: then it is given what it should take, until it takes one. */
async function succeedsAtLast(place: InhabitedWorld, routes: Route[], route: Route) {
  const who = fc.constantFrom('owner', 'newcomer', 'technician', 'nobody')
  const valid = validInput(route, place.known, who)
  for (let nth = 0; nth < mostTries; nth++) {
    // One at a time: the first few are mostly enough, and drawing all of them took most of this test.
    const [input] = fc.sample(valid, { seed: run.seed + nth, numRuns: 1 })
    if (!input) throw new Error('Nothing was drawn.')
    if (spending.has(route.name)) await restore(place)
    if ((await probe(place, routes, input)).startsWith(`${route.name} 2`)) return true
  }
  return false
}

/** What is kept after a refusal that left no trace. Nothing else happens, so it is what the next input finds: to read it takes longer than most answers. */
const found = new WeakMap<InhabitedWorld, string>()

async function restore(place: InhabitedWorld) {
  found.delete(place)
  await place.restore()
}

/** Sends one input; throws at an answer that may not be, else says what it was. */
async function probe(place: InhabitedWorld, routes: Route[], input: Input) {
  const request = toRequest(place, input)
  const route = routeAt(routes, request.method, new URL(request.url).pathname)
  if (route && streams.has(route.name)) return 'stream'
  const before = found.get(place) ?? (await place.kept())
  found.delete(place)
  const began = performance.now()
  const answer = await place.api.fetch(request.clone())
  const text = await answer.text()
  if (performance.now() - began > slow) await requireQuick(place, request)

  const { status } = answer
  const outcome = `${route?.name ?? 'elsewhere'} ${status}`
  const documented = route ? Object.keys(route.responses) : ['401', '403', '404']
  expect(documented, outcome).toContain(String(status))
  expect(status, outcome).not.toBe(429)
  expect(status, outcome).toBeLessThan(500)
  if (route) expectShape(route, answer, request.method === 'HEAD' ? null : text)
  else if (request.method !== 'HEAD')
    expect(JSON.parse(text)).toMatchObject({ detail: expect.stringMatching(/\.$/) })

  if (status < 400 && request.method !== 'GET' && request.method !== 'HEAD') await restore(place)
  if (status < 400) return outcome
  if (route && noted.has(route.name)) return outcome
  expect(await place.kept(), `${outcome} wrote`).toBe(before)
  found.set(place, before)
  return outcome
}

function toRequest(place: InhabitedWorld, { method, path, query, who, headers, json, body }: Input) {
  const all = new Headers()
  const token = place.tokens[who]
  if (token) all.set('Authorization', `Bearer ${token}`)
  for (const [name, value] of headers) all.set(name, value)
  const isFile = /^\/api\/(blobs|photos|portraits|chatbot\/photos)\/|\/(file|portrait|pictures|paper)$/.test(
    path,
  )
  const fullQuery = isFile && query.length % 2 === 0 ? place.signed(path) : query
  if (isFile && !all.has('Content-Type')) all.set('Content-Type', 'image/jpeg')
  const sent = body ?? (json === undefined ? (isFile ? place.picture : undefined) : JSON.stringify(json))
  const mayHaveBody = method !== 'GET' && method !== 'HEAD'
  const url = `http://localhost:3000${path}${fullQuery && `?${fullQuery}`}`
  return new Request(url, { method, headers: all, body: mayHaveBody ? sent : undefined })
}

/** A long answer may be the machine's; one that keeps our own process busy is ours. */
async function requireQuick({ api }: InhabitedWorld, request: Request) {
  const began = process.cpuUsage()
  await (await api.fetch(request)).text()
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / perMillisecond, `${request.method} ${request.url}`).toBeLessThan(slow)
}

function expectShape({ name, responses }: Route, answer: Response, text: string | null) {
  const content = responses[answer.status]?.content ?? {}
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const documented = content[type]
  if (Object.keys(content).length === 0) return expect(text ?? '', name).toBe('')
  if (!documented) throw new Error(`${name} ${answer.status} answers with ${type}, which is not documented.`)
  if (type !== 'application/json' || text === null) return undefined
  const body: unknown = JSON.parse(text)
  expect(misfit(documented.schema, body), `${name} ${answer.status} ${text}`).toBeNull()
  if (answer.status >= 400)
    expect(body).toMatchObject({
      detail: expect.stringMatching(/[.!?]$/),
      code: expect.stringMatching(/^[a-z-]+$/),
    })
  return undefined
}

test('the stream of events answers odd positions with a documented answer, and ends when it is left', async () => {
  const { api, tokens, ...place } = await inhabitedWorld()
  const routes = await readRoutes(api)
  const documented = Object.keys(routes.find(({ name }) => name === 'GET /api/events')?.responses ?? {})
  const positions = [
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    'NaN',
    '99999999999999999999',
    '%00',
    marker,
    '1&last_id=2',
    '9007199254740991',
  ]
  for (const token of Object.values(tokens)) {
    for (const position of positions) {
      const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
      const answer = await api.request(`/api/events?last_id=${position}`, { headers })
      expect(documented, `${position} ${answer.status}`).toContain(String(answer.status))
      if (answer.status === 200) expect(answer.headers.get('content-type')).toBe('text/event-stream')
      await answer.body?.cancel()
    }
  }
  expect(place.lines.filter((line) => line.includes('a bug'))).toEqual([])
})
