import fc from 'fast-check'
import { expect } from 'vitest'
import { knock } from '../http/knock.ts'
import type { InhabitedWorld } from './inhabited-world.ts'
import { validInput, type Input } from './input.ts'
import { routeAt, type Route } from './routes.ts'

/** What a visitor of the door does, beside asking and waiting for the answer. */
const manners = [
  'asks for the head',
  'stops in the headers',
  'stops in the body',
  'leaves in the middle',
] as const
export type Visit = { manner: (typeof manners)[number]; input: Input; cut: number; from: string }

/** Any visit of an endpoint. */
export function visitsOf(
  route: Route,
  { known }: InhabitedWorld,
  who: fc.Arbitrary<string>,
): fc.Arbitrary<Visit> {
  return fc.record({
    manner: fc.constantFrom(...mannersAt(route)),
    input: validInput(route, known, who),
    cut: fc.double({ min: 0, max: 0.95, noNaN: true }),
    from: addresses,
  })
}

type Doors = { port: number; place: InhabitedWorld; routes: Route[] }

/** Comes to the door, and says what came of it. Throws at an answer that may not be. */
export async function pay({ port, place, routes }: Doors, { manner, input, cut, from }: Visit) {
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
  // On a busy machine any visit may be slower than the little patience that there is here.
  const broken = isHead
    ? ['408']
    : manner === 'stops in the headers'
      ? ['408', '400', 'nothing']
      : ['408', 'nothing']
  expect([...documented, ...broken], outcome).toContain(status)
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
