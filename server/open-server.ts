import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { openCrowd } from '#platform/requests/crowd.ts'
import { minute } from '#platform/time.ts'
import { addressOf } from './address-of.ts'
import type { DoorLimits } from './door-limits.ts'
import { answerMalformed } from './malformed.ts'
import { watchPace } from './pace.ts'
import { boundPipeline } from './pipeline.ts'

type Warner = { warn(facts: object, message: string): void }

type Parts = {
  limits: DoorLimits
  /** Of every answer. */
  headers: Record<string, string>
  trustedProxies: number
  log: Warner
}

/** The server with its limits: no connection lasts longer than it is of use, and none takes the room of all others. */
export function openServer(
  listener: RequestListener,
  { limits, headers, trustedProxies, log }: Parts,
): Server {
  const crowd = openCrowd(limits.perAddress)
  const turnAway = toldOnceAMinute(log)
  const server = createServer(
    {
      headersTimeout: limits.headers,
      // Bodies have a pace of their own: a photo over a bad line takes longer than any one time for all.
      requestTimeout: 0,
      connectionsCheckingInterval: limits.look,
      keepAliveTimeout: limits.keepAlive,
      // What has no body is not made a stream that ends some ticks later: a tenth of the time of a cached page.
      optimizeEmptyRequests: true,
    },
    boundPipeline(trustedProxies === 0 ? listener : countRequests),
  )
  server.timeout = limits.idle
  server.maxConnections = limits.connections
  server.on('drop', turnAway)
  if (trustedProxies === 0) server.on('connection', countConnection)
  answerMalformed(server, { headers, linger: limits.linger })
  watchPace(server, limits)
  return server

  function countConnection(socket: Socket) {
    const leave = crowd.enter(addressOf({ headers: {}, socket }, 0))
    if (leave) return void socket.once('close', leave)
    turnAway()
    socket.destroy()
  }

  /** All connections are the proxy's: what an address has open there are its requests. */
  function countRequests(request: IncomingMessage, response: ServerResponse) {
    const leave = crowd.enter(addressOf(request, trustedProxies))
    if (leave) {
      response.once('close', leave)
      return listener(request, response)
    }
    turnAway()
    response.writeHead(429, {
      ...headers,
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      'Content-Length': '0',
    })
    response.end()
  }
}

/** A flood must not flood the log as well. */
function toldOnceAMinute(log: Warner) {
  let told = -Infinity
  let turnedAway = 0
  return () => {
    turnedAway++
    if (performance.now() - told < minute) return
    told = performance.now()
    log.warn({ turned_away: turnedAway }, 'more connections than may be open at once')
  }
}
