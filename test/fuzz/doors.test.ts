import { once } from 'node:events'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '#api/index.ts'
import { usualStreams } from '#api/streams.ts'
import { clientAddress } from '#platform/client-address.ts'
import type { HappenedEvent } from '#platform/events.ts'
import { minute } from '#platform/time.ts'
import { doorLimits } from '#server/door-limits.ts'
import { createListener, type Doors } from '#server/http.ts'
import { openLimits } from '#server/limits.ts'
import { openServer } from '#server/open-server.ts'
import { cacheAnswer } from '#server/page-cache.ts'
import { countConnections, knock, portOf } from '../http/knock.ts'
import { inhabitedWorld, type InhabitedWorld } from './inhabited-world.ts'
import { validInput, type Input } from './input.ts'
import { readRoutes, routeAt, type Route } from './routes.ts'
import { fuzzRun } from './run.ts'

/** What a visitor of the door does, beside asking and waiting for the answer. */
const manners = [
  'asks for the head',
  'stops in the headers',
  'stops in the body',
  'leaves in the middle',
] as const
type Visit = { manner: (typeof manners)[number]; input: Input; cut: number; from: string }

const limits = {
  ...doorLimits(1000),
  headers: 60,
  text: 90,
  upload: { bytes: 8000, window: 60 },
  linger: 10,
  look: 10,
}
const run = fuzzRun({ short: 25, long: 1000 })

test(
  'however requests are broken off, stalled or asked for by their head, nothing is written and nothing stays open',
  async () => {
    const place = await inhabitedWorld()
    const routes = await readRoutes(place.api)
    const { server, listeners } = await openDoorsOf(place)
    const before = await place.kept()
    const seen = new Map<string, number>()
    const who = fc.constantFrom(...Object.keys(place.tokens), 'owner', 'owner')
    const visit = fc.constantFrom(...routes).chain((route) =>
      fc.record({
        manner: fc.constantFrom(...mannersAt(route)),
        input: validInput(route, place.known, who),
        cut: fc.double({ min: 0, max: 0.95, noNaN: true }),
        from: addresses,
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 8 }), async (visits) => {
        const outcomes = await Promise.all(visits.map((visit) => pay(portOf(server), place, routes, visit)))
        await expect.poll(() => countConnections(server), { interval: 10 }).toBe(0)
        await expect.poll(() => listeners.size, { interval: 10 }).toBe(0)
        expect(await place.kept()).toBe(before)
        for (const outcome of outcomes) seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      }),
      run.parameters,
    )
    run.report(seen)
    expect(place.lines.filter((line) => line.includes('a bug'))).toEqual([])
  },
  run.isLong ? 40 * minute : 5 * minute,
)

test('the head of every endpoint is answered like the endpoint, without a body and without a trace', async () => {
  const place = await inhabitedWorld()
  const routes = await readRoutes(place.api)
  const { server, listeners } = await openDoorsOf(place)
  const before = await place.kept()
  const who = fc.constant('owner')
  for (const route of routes) {
    const [input] = fc.sample(validInput(route, place.known, who), { seed: run.seed, numRuns: 1 })
    if (!input) throw new Error(`There is no input for ${route.name}.`)
    await pay(portOf(server), place, routes, { manner: 'asks for the head', input, cut: 0, from: '' })
  }
  await expect.poll(() => countConnections(server)).toBe(0)
  expect(listeners.size).toBe(0)
  expect(await place.kept()).toBe(before)
})

test('an address is one address in every spelling, and nothing else is any', () => {
  const port = fc.integer({ min: 1, max: 65_535 })
  const spelling = fc.oneof(
    fc
      .tuple(fc.ipV4(), port)
      .map(([ip, port]) => [ip, ` ${ip}`, `${ip}:${port}`, `::ffff:${ip}`, `"${ip}:${port}"`]),
    fc
      .tuple(fc.ipV6(), port)
      .map(([ip, port]) => [ip, ip.toUpperCase(), `[${ip}]`, `[${ip}]:${port}`, `${ip}%eth0`]),
  )
  fc.assert(
    fc.property(spelling, fc.string(), (spellings, before) => {
      const counted = spellings.map((one) => clientAddress('127.0.0.1', `${before}, ${one}`, 1))
      expect(new Set(counted).size).toBe(1)
    }),
    { seed: run.seed, numRuns: 1000 },
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (garbage) => {
      expect(clientAddress('192.0.2.1', garbage, 1)).toMatch(/^(\d+(\.\d+){3}|[0-9a-f:]+::\/64)$/)
    }),
    { seed: run.seed, numRuns: 1000 },
  )
})

/** What asks for no body is done once its headers are here, whatever comes or does not come after them. */
function mannersAt({ method, requestBody }: Route): readonly Visit['manner'][] {
  return method === 'GET' || requestBody ? manners : ['asks for the head', 'stops in the headers']
}

/** What proxies write, and what others do. */
const addresses = fc.oneof(
  fc.ipV4(),
  fc.tuple(fc.ipV4(), fc.nat(65_535)).map(([ip, port]) => `${ip}:${port}`),
  fc.ipV6().map((ip) => `[${ip}]:443`),
  fc.constantFrom('', 'unknown', '_hidden', '10.0.0.1, ', '999.1.1.1'),
)

async function openDoorsOf(place: InhabitedWorld) {
  const { world, vitals } = place
  const listeners = new Set<(event: HappenedEvent) => void>()
  const news = {
    listen(hear: (event: HappenedEvent) => void) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    position: () => 0,
  }
  const closing = new AbortController()
  const parts = { world, news, vitals, limits: openLimits(world.db, 1_000_000), closing: closing.signal }
  const empty = cacheAnswer(404, '', [])
  const doors: Doors = {
    api: createApi({ ...parts, streamLimits: { ...usualStreams, heartbeat: 20 } }),
    log: world.log,
    trustedProxies: 1,
    commonHeaders: {},
    cached: new Map(),
    notFound: () => empty,
    portal: () => ({ known: empty, unknown: empty }),
    contact: async () => 404,
    visits: { asksMore: () => false, answer: async () => null },
    pictures: async () => null,
    isReady: async () => true,
    metrics: async () => 404,
    counts: { add() {} },
    room: world.room,
  }
  const server = openServer(createListener(doors), { limits, headers: {}, trustedProxies: 1, log: world.log })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    closing.abort()
    server.closeAllConnections()
    server.close()
  })
  return { server, listeners }
}

/** Comes to the door, and says what came of it. Throws at an answer that may not be. */
async function pay(
  port: number,
  place: InhabitedWorld,
  routes: Route[],
  { manner, input, cut, from }: Visit,
) {
  const isHead = manner === 'asks for the head'
  const method = isHead ? 'HEAD' : input.method
  const { head, body } = write(place, { ...input, method }, from)
  const stops = manner === 'stops in the headers'
  const sent = stops
    ? head.slice(0, Math.max(1, cut * head.length))
    : head + body.slice(0, Math.floor(cut * body.length))
  const { socket, heard, ended } = await knock(port, Buffer.from(sent, 'latin1'))
  if (manner === 'leaves in the middle') socket.destroy()
  // A request that is whole after all, like one without a body, is answered and then kept open for the next one, or is a stream.
  if (isHead || manner === 'stops in the body') {
    await expect.poll(() => heard().includes('\r\n\r\n') || socket.destroyed, { interval: 5 }).toBe(true)
    if (isHead || body === '') socket.destroy()
  }
  await ended

  const status = /^HTTP\/1\.1 (\d+)/.exec(heard())?.[1] ?? 'nothing'
  const route = routeAt(routes, method, input.path)
  const documented = route ? Object.keys(route.responses) : ['401', '403', '404', '405']
  const outcome = `${manner}: ${route?.name ?? 'elsewhere'} ${status}`
  if (isHead) expect(heard().split('\r\n\r\n')[1], outcome).toBe('')
  const broken = manner === 'stops in the headers' ? ['408', '400', 'nothing'] : ['408', 'nothing']
  expect([...documented, ...(isHead ? [] : broken)], outcome).toContain(status)
  return outcome
}

/** The request as bytes, each a character. A body that is to be cut is never empty. */
function write(place: InhabitedWorld, { method, path, query, who, headers, json }: Input, from: string) {
  const isBodiless = method === 'GET' || method === 'HEAD'
  const isFile = !isBodiless && json === undefined
  const body = isBodiless
    ? ''
    : Buffer.from(json === undefined ? place.picture : JSON.stringify(json)).toString('latin1')
  const lines = [
    `${method} ${path}${query && `?${query}`} HTTP/1.1`,
    'Host: localhost',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(isFile ? ['Content-Type: image/jpeg'] : []),
    ...(place.tokens[who] ? [`Authorization: Bearer ${place.tokens[who]}`] : []),
    ...(from ? [`X-Forwarded-For: ${from}`] : []),
    ...(isBodiless ? [] : [`Content-Length: ${body.length}`]),
  ]
  return { head: `${lines.join('\r\n')}\r\n\r\n`, body }
}
