import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const lines = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

type Manner = {
  /** Of every answer. */
  headers: Record<string, string>
  /** How long a sender has to read the answer, in milliseconds. Then the connection is gone, whatever the other side does. */
  linger: number
}

/**
 * Answers what Node refuses before any door sees it, which it would do without headers. Only a request of HTTP/1.1 without a
 * host still gets Node's own answer, which has no body.
 */
export function answerMalformed(server: Server, { headers, linger }: Manner) {
  const all = { ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' }
  const text = Object.entries({ ...all, Connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  const answered = new WeakSet<Socket>()

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (answered.has(socket)) return
    const line = lines.get(error.code ?? '') ?? '400 Bad Request'
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket))
      return void socket.destroy(error)
    answered.add(socket)
    socket.end(`HTTP/1.1 ${line}\r\n${text.join('')}\r\n`)
    // To end it is to wait for the other side to end it too, and that one may never do so.
    const timer = setTimeout(() => socket.destroy(), linger).unref()
    socket.once('close', () => clearTimeout(timer))
  })
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, all)
    response.end()
  })
}

/** Its answer has begun: another one in the middle of it would be taken for its body. */
function isAnswering(socket: Socket) {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
}
