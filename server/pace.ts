import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { second } from '#platform/time.ts'
import type { DoorLimits } from './door-limits.ts'

/** A body on its way, and how far it had come when the present window of time began. */
export type Arrival = { kind: 'text' | 'upload'; began: number; from: number; bytes: number }
/** `waits`: the sender is blocked because we haven't read what has arrived. */
type Sight = { now: number; bytes: number; waits: boolean }
type Body = { request: IncomingMessage; response: ServerResponse; arrival: Arrival; answered?: number }

/** A check this late is skipped: the machine was busy or asleep, and data may have arrived that isn't read yet. */
const late = 2 * second

/** Ends connections whose bodies come too slowly, and those whose body still comes after the answer to it was given. */
export function watchPace(server: Server, limits: Pick<DoorLimits, 'text' | 'upload' | 'look' | 'linger'>) {
  const bodies = new Set<Body>()
  let looked = performance.now()

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const now = performance.now()
    const arrival: Arrival = { kind: kindOf(request), began: now, from: now, bytes: request.socket.bytesRead }
    bodies.add({ request, response, arrival })
  })
  const timer = setInterval(() => {
    const now = performance.now()
    const isLate = now - looked > limits.look + late
    looked = now
    for (const body of bodies) if (!look(body, now, isLate)) bodies.delete(body)
  }, limits.look).unref()
  server.once('close', () => clearInterval(timer))

  /** False where there is nothing left to look at. */
  function look(body: Body, now: number, isLate: boolean) {
    const { request, response } = body
    const { socket } = request
    if (request.complete || socket.destroyed) return false
    if (response.writableFinished) {
      body.answered ??= now
      if (now - body.answered > limits.linger) socket.destroy()
      return !socket.destroyed
    }
    const sight = { now, bytes: socket.bytesRead, waits: isLate || request.readableLength > 0 }
    const next = goOn(body.arrival, sight, limits)
    if (next) body.arrival = next
    else server.emit('clientError', tooSlow(), socket)
    return next !== null
  }
}

/** The next state of an upload, or null if it is too slow. It starts a new window after one that was fast enough. */
export function goOn(
  arrival: Arrival,
  { now, bytes, waits }: Sight,
  { text, upload }: Pick<DoorLimits, 'text' | 'upload'>,
): Arrival | null {
  if (waits) return { ...arrival, from: now, bytes }
  if (arrival.kind === 'text') return now - arrival.began > text ? null : arrival
  const took = now - arrival.from
  if (took < upload.window) return arrival
  return (bytes - arrival.bytes) / (took / second) < upload.bytes ? null : { ...arrival, from: now, bytes }
}

function hasBody({ headers }: IncomingMessage) {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** What calls itself an upload has the pace of one, and what calls itself text the time of one: neither has both. */
function kindOf({ headers }: IncomingMessage) {
  const type = headers['content-type'] ?? ''
  return /^\s*(text\/|application\/(?!pdf|octet-stream))/i.test(type) ? 'text' : 'upload'
}

function tooSlow() {
  return Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
