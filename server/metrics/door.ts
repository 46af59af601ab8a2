import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { Settings } from '#platform/env.ts'
import { send } from '../answer.ts'

/** Answers /metrics, and returns the status it answered with. */
export type MetricsDoor = (request: IncomingMessage, response: ServerResponse) => Promise<number>

type MetricsSettings = Pick<Settings, 'METRICS_TOKEN' | 'PUBLIC_URL' | 'TRUST_PROXY'>

const plain = { 'Content-Type': 'text/plain; charset=utf-8' }

/**
 * With a token it is for whoever has it, from anywhere; others are told 401. Without one it is for this machine alone, and
 * nowhere to be found for others.
 */
export function openMetrics(
  settings: MetricsSettings,
  registry: Registry,
  gather: () => Promise<void>,
): MetricsDoor {
  const { METRICS_TOKEN: token } = settings
  return async function answerMetrics(request, response) {
    if (token && !hasToken(request, token)) {
      return send(response, {
        status: 401,
        body: 'Send the token from METRICS_TOKEN.\n',
        headers: {
          ...plain,
          'WWW-Authenticate': 'Bearer',
        },
      })
    }
    if (!token && !isFromHere(request, settings))
      return send(response, { status: 404, body: 'Not found\n', headers: plain })
    await gather()
    return send(response, {
      status: 200,
      body: await registry.metrics(),
      headers: { 'Content-Type': registry.contentType },
    })
  }
}

function hasToken({ headers }: IncomingMessage, token: string) {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(hash(given), hash(token))
}

function hash(text: string) {
  return createHash('sha256').update(text).digest()
}

const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/**
 * What a proxy on this machine hands on comes from this machine too. A request that says it was handed on is not from here;
 * and since not every proxy says so, nothing is where one must stand in front that we were not told of: we speak no https.
 */
function isFromHere({ headers, socket }: IncomingMessage, { PUBLIC_URL, TRUST_PROXY }: MetricsSettings) {
  const isUnknownProxyInFront = PUBLIC_URL.startsWith('https:') && TRUST_PROXY === 0
  const isForwarded = forwarding.some((name) => headers[name] !== undefined)
  return isLoopback(socket.remoteAddress ?? '') && !isForwarded && !isUnknownProxyInFront
}

function isLoopback(address: string) {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
