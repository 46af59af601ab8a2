import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const fates = [
  { name: 'reset', percent: 8 },
  { name: 'request cut', percent: 8 },
  { name: 'answer lost', percent: 8 },
  { name: 'delayed', percent: 8 },
  { name: 'sent twice', percent: 10 },
] as const
type Fate = (typeof fates)[number]['name'] | 'passed on'

const longestDelay = 300

type Asked = { method: string; path: string; headers: OutgoingHttpHeaders; body: Buffer }

/**
 * A line between phones and the server: of a hundred requests 8 are reset, 8 are cut in the middle, 8 lose their answer, 8 wait up to
 * 300 ms, and 10 arrive twice at once.
 */
export async function openBadProxy(target: () => string) {
  const counts = new Map<Fate, number>()
  const server = createServer((asked, answer) => {
    void pass(asked)
      .then((got) => {
        if (!got) return asked.socket.destroy()
        return answer.writeHead(got.status, got.headers).end(got.body)
      })
      .catch(() => asked.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')

  async function pass(incoming: IncomingMessage) {
    const { method = 'GET', url: path = '/', headers } = incoming
    const { 'transfer-encoding': _, ...kept } = headers
    const asked = { method, path, headers: kept, body: await buffer(incoming) }
    const fate = drawFate()
    counts.set(fate, (counts.get(fate) ?? 0) + 1)
    if (fate === 'reset') return null
    if (fate === 'request cut') return cut(target(), asked)
    if (fate === 'delayed') await sleep(randomInt(longestDelay))
    const [first] = await Promise.all(
      Array.from({ length: fate === 'sent twice' ? 2 : 1 }, () => forward(target(), asked)),
    )
    return fate === 'answer lost' ? null : first
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function drawFate(): Fate {
  let left = randomInt(100)
  for (const { name, percent } of fates) {
    if (left < percent) return name
    left -= percent
  }
  return 'passed on'
}

async function forward(url: string, { method, path, headers, body }: Asked) {
  const sent = request(url + path, { method, headers, agent: false }).end(body)
  const [got]: [IncomingMessage] = await once(sent, 'response').then(([answer]) => [answer])
  return { status: got.statusCode ?? 502, headers: got.headers, body: await buffer(got) }
}

/** The server sees the head and half of the body, and then the connection ends. */
async function cut(url: string, { method, path, headers, body }: Asked) {
  const sent = request(url + path, { method, headers, agent: false })
  sent.on('error', () => {})
  const half = body.subarray(0, body.length / 2)
  await new Promise<void>((resolve) => sent.write(half.length > 0 ? half : ' ', () => resolve()))
  sent.destroy()
  return null
}
