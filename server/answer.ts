import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, variantOf, type CachedAnswer } from './page-cache.ts'

/** Sends a prepared answer; only the encoding is chosen here. */
export function sendCached(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer) {
  const { status } = answer
  const variant = variantOf(answer, acceptedEncoding(request.headers['accept-encoding']))
  if (status === 200 && request.headers['if-none-match'] === variant.etag) {
    response.writeHead(304, variant.unchanged)
    response.end()
    return 304
  }
  response.writeHead(status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
  return status
}

export function redirect(response: ServerResponse, status: number, to: string) {
  response.writeHead(status, { Location: to, 'Content-Length': 0, 'Cache-Control': 'no-cache' })
  response.end()
  return status
}

type SmallAnswer = { status: number; body: string | Buffer; headers: Record<string, string> }

/** A small answer that is made for this request. */
export function send(response: ServerResponse, { status, body, headers }: SmallAnswer) {
  response.writeHead(status, {
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(body)
  return status
}
