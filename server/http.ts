import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { refusalWhileAway } from '#platform/database/database-away.ts'
import type { Room } from '#platform/disk-room/room.ts'
import type { Log } from '#platform/log.ts'
import type { Api } from '#api/env.ts'
import { isOpsPath } from '#ops/paths.ts'
import { portalManifestPath } from '#ops/portal-manifest-path.ts'
import { languageOf } from '#ops/words/language-cookie.ts'
import { findRedirect } from '#site/redirects.ts'
import { addressOf } from './address-of.ts'
import { redirect, send, sendCached } from './answer.ts'
import type { ChatDoor } from './chat-door.ts'
import type { ContactDoor } from './contact.ts'
import type { MetricsDoor } from './metrics/door.ts'
import type { RequestCounts, RequestKind } from './metrics/request-counts.ts'
import type { AnswerCache, CachedAnswer } from './page-cache.ts'
import type { PortalPages } from './portal-pages.ts'
import type { PictureDoor } from './published-pictures.ts'
import { apiRouteOf, cachedKindOf, kindOf, routeOf } from './route-names.ts'
import { readUnitPath } from '#domain/equipment/unit-path.ts'
import { readVerifyPath } from '#domain/submissions/verify-path.ts'
import { readSigningPath } from '#domain/signing-requests/sign-path.ts'
import type { SignDoor } from './sign-door.ts'
import type { UnitDoor } from './unit-door.ts'
import type { VerifyDoor } from './verify-door.ts'
import type { VisitDoor } from './visits.ts'

export type Doors = {
  api: Api
  log: Log
  trustedProxies: number
  commonHeaders: Record<string, string>
  /** Pages and files that are the same for all, by path. */
  cached: AnswerCache
  notFound: () => CachedAnswer
  portal: () => PortalPages
  contact: ContactDoor
  chat: ChatDoor
  unit: UnitDoor
  verify: VerifyDoor
  sign: SignDoor
  visits: VisitDoor
  pictures: PictureDoor
  isReady: () => Promise<boolean>
  metrics: MetricsDoor
  counts: Pick<RequestCounts, 'add'>
  room: Room
}

const firstRequest = Date.now().toString(36)
let requests = 0

/** The one listener of the process: the quickest door first. */
export function createListener(doors: Doors) {
  const { cached, visits } = doors
  const api = apiListener(doors)

  return function listen(request: IncomingMessage, response: ServerResponse) {
    const id = `${firstRequest}-${(++requests).toString(36)}`
    const path = pathOf(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answer = isRead && !visits.asksMore(path, request.url) ? cached.get(path) : undefined
    if (answer) {
      const started = performance.now()
      const status = sendCached(request, response, answer)
      return note(doors, request, { id, route: path, kind: cachedKindOf(path), status, started })
    }

    response.setHeader('X-Request-Id', id)
    for (const name in doors.commonHeaders) response.setHeader(name, doors.commonHeaders[name] ?? '')
    if (path.startsWith('/api/')) return api(request, response, id)
    void answerRest(doors, { request, response, id, path, isRead })
  }
}

type Asked = {
  request: IncomingMessage
  response: ServerResponse
  id: string
  path: string
  isRead: boolean
}

async function answerRest(doors: Doors, asked: Asked) {
  const { request, response, id, path } = asked
  const started = performance.now()
  const route = routeOf(path)
  try {
    const status = await answerRoute(doors, asked)
    note(doors, request, { id, route, kind: kindOf(route), status, started })
  } catch (error) {
    const status = answerTrouble(response, error)
    if (status === 503) return note(doors, request, { id, route, kind: kindOf(route), status, started })
    doors.log.error({ err: error, request: id, method: request.method, route }, 'a bug')
  }
}

/** Answers an error if the answer hasn't begun, and returns the status. */
function answerTrouble(response: ServerResponse, error: unknown) {
  if (response.headersSent) {
    response.destroy()
    return 500
  }
  const refusal = refusalWhileAway(error)
  if (!refusal) return sendText(response, 500, 'Something went wrong on our side. Please call us.')
  response.setHeader('Retry-After', String(refusal.extra.retryAfter))
  return sendText(response, refusal.status, refusal.message)
}

async function answerRoute(doors: Doors, { request, response, path, isRead }: Asked) {
  if (path === '/healthz') return sendText(response, 200, 'ok')
  if (path === '/readyz') return answerReadiness(doors, response)
  if (path === '/metrics' && isRead) return doors.metrics(request, response)
  const address = addressOf(request, doors.trustedProxies)
  if (path === '/contact') return doors.contact(request, response, address)
  if (readUnitPath(path) !== null) return doors.unit(request, response, { path, address })
  if (readSigningPath(path) !== null) return doors.sign(request, response, { path, address })
  if (readVerifyPath(path) !== null) return doors.verify(request, response, { path, address })

  const target = findRedirect(path)
  if (target) return redirect(response, target.status, target.to + queryOf(request.url))
  if (!isRead) {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(
      response,
      doors.cached.has(path) || isOpsPath(path) ? 405 : 404,
      'This page does not accept submissions.',
    )
  }
  if (path === '/ops' || path.startsWith('/ops/')) {
    return sendCached(request, response, portalPage(doors.portal(), path, request.headers.cookie))
  }
  const status =
    (await doors.pictures(response, path)) ??
    (await doors.chat(response, { path, address })) ??
    (await doors.visits.answer(request, response, path))
  if (status !== null) return status
  return isPagePath(path)
    ? sendCached(request, response, doors.notFound())
    : sendText(response, 404, 'Not found')
}

function portalPage(portal: PortalPages, path: string, cookies: string | undefined) {
  if (path === '/ops/sw.js') return portal.worker
  if (path === portalManifestPath) return portal.manifest
  if (path === '/ops/login') return portal.login[languageOf(cookies)]
  return isOpsPath(path) ? portal.known : portal.unknown
}

/** Ready even while writes are refused: a node taken out of service couldn't serve reads either. */
async function answerReadiness({ isReady, room }: Doors, response: ServerResponse) {
  if (!(await isReady())) return sendText(response, 503, 'not ready')
  return sendText(response, 200, room.refusal() ? 'ready to read only: a disk is nearly full' : 'ready')
}

function apiListener(doors: Doors) {
  const { api, trustedProxies } = doors
  const handle = getRequestListener(
    (asked, { incoming, outgoing }) => {
      const address = addressOf(incoming, trustedProxies)
      return api.fetch(asked, { address, requestId: String(outgoing.getHeader('X-Request-Id')) })
    },
    { overrideGlobalObjects: false },
  )

  return function listenApi(request: IncomingMessage, response: ServerResponse, id: string) {
    const started = performance.now()
    response.setHeader('Cache-Control', 'no-store')
    const route = apiRouteOf(pathOf(request.url))
    response.once('close', () =>
      note(doors, request, { id, route, kind: kindOf(route), status: response.statusCode, started }),
    )
    void handle(request, response)
  }
}

function sendText(response: ServerResponse, status: number, text: string) {
  return send(response, {
    status,
    body: `${text}\n`,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

type Answered = { id: string; route: string; kind: RequestKind; status: number; started: number }

function note(
  { log, counts }: Doors,
  request: IncomingMessage,
  { id, route, kind, status, started }: Answered,
) {
  const took = performance.now() - started
  counts.add(kind, status, took)
  log.answered({ id, method: request.method ?? '', route, status, ms: Math.round(took) })
}

/** A path that looks like a page: an address with an ending is some file that a scanner hopes for. */
function isPagePath(path: string) {
  return !/\.[a-z0-9]{1,8}$/i.test(path)
}

function pathOf(url = '/') {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

function queryOf(url = '/') {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}
