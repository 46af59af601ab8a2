import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Line = Awaited<ReturnType<typeof openLine>>

/** A write of the outbox as it passed: `id` tells tries of the same write apart from other writes. */
export type Passed = { id: string; token: string; status: number | null }

/**
 * What lies between the phone and the server. Pages and service worker go through it alike: it can be cut, hold back the
 * writes of the outbox while all else passes, let a few of them through, and lose the first answer of each.
 */
export async function openLine(serverPort: () => number) {
  const sockets = new Set<Socket>()
  const passed: Passed[] = []
  const answered = new Set<string>()
  let isCut = false
  let isDropping = false
  let free = Infinity
  let beforeNext: ((token: string) => Promise<unknown>) | null = null

  const server = createServer((incoming, outgoing) => void carry(incoming, outgoing))
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The line has no port')

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse) {
    // A browser sends again by itself what is lost on a connection that it used before: here every loss reaches the outbox.
    outgoing.shouldKeepAlive = false
    const id = writeId(incoming)
    if (id === null) return forward(incoming, outgoing, null)
    if (free <= 0) return void incoming.destroy()
    free--
    const token = incoming.headers.authorization ?? ''
    const act = beforeNext
    beforeNext = null
    await act?.(token)
    const write: Passed = { id, token, status: null }
    passed.push(write)
    forward(incoming, outgoing, write)
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, write: Passed | null) {
    const { method, url, headers } = incoming
    const onward = request(
      {
        port: serverPort(),
        host: '127.0.0.1',
        method,
        path: url,
        headers: { ...headers, connection: 'close' },
        agent: false,
      },
      (answer) => {
        if (write) write.status = answer.statusCode ?? null
        if (write && isDropping && !answered.has(write.id)) {
          answered.add(write.id)
          // The request is read to its end by now: only its connection can still break.
          answer.resume().once('end', () => incoming.socket.destroy())
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
      },
    )
    onward.once('error', () => incoming.socket.destroy())
    outgoing.once('close', () => void (write && isDropping ? 0 : onward.destroy()))
    incoming.pipe(onward)
  }

  return {
    origin: `http://127.0.0.1:${address.port}`,
    passed,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => void (isCut = false),
    /** Holds back all writes but the next few. */
    letThrough: (count: number) => void (free = count),
    left: () => free,
    /** From here on the server takes each write, and its first answer never arrives. */
    dropFirstAnswers: (isOn: boolean) => void (isDropping = isOn),
    /** Something happens before the next write reaches the server. */
    beforeNextWrite: (act: (token: string) => Promise<unknown>) => void (beforeNext = act),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Only what the outbox sends: a write under its id, or the bytes of a photo. */
function writeId({ method, url = '', headers }: IncomingMessage) {
  const key = headers['idempotency-key']
  if (typeof key === 'string') return `${method} ${url} ${key}`
  return method === 'PUT' && url.startsWith('/api/blobs/') ? url : null
}
