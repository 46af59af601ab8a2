import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress } from '#platform/requests/client-address.ts'
import { minute } from '#platform/time.ts'
import { countConnections, portOf } from '../http/knock.ts'
import { openDoorsOf } from './fuzzed-doors.ts'
import { inhabitedWorld } from './inhabited-world.ts'
import { validInput } from './input.ts'
import { readRoutes } from './routes.ts'
import { fuzzRun } from './run.ts'
import { pay, visitsOf } from './visits.ts'

const run = fuzzRun({ short: 25, long: 1000 })

test(
  'however requests are broken off, stalled or asked for by their head, nothing is written and nothing stays open',
  async () => {
    const place = await inhabitedWorld()
    const routes = await readRoutes(place.api)
    const { server, listeners } = await openDoorsOf(place)
    const doors = { port: portOf(server), place, routes }
    const before = await place.kept()
    const seen = new Map<string, number>()
    const who = fc.constantFrom(...Object.keys(place.tokens), 'owner', 'owner')
    const visit = fc.constantFrom(...routes).chain((route) => visitsOf(route, place, who))
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 8 }), async (visits) => {
        const outcomes = await Promise.all(visits.map((visit) => pay(doors, visit)))
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
  const doors = { port: portOf(server), place, routes }
  const before = await place.kept()
  const who = fc.constant('owner')
  for (const route of routes) {
    const [input] = fc.sample(validInput(route, place.known, who), { seed: run.seed, numRuns: 1 })
    if (!input) throw new Error(`There is no input for ${route.name}.`)
    await pay(doors, { manner: 'asks for the head', input, cut: 0, from: '' })
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
