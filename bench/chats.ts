import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { percentile } from './statistics.ts'
import type { Subject } from './subject.ts'
import { inTime, type Report } from './table.ts'
import { whole } from './units.ts'

const chats = 500
const duration = 10 * minute
/** Each visitor writes so often. */
const every = 10 * second
const slowest = 200
const settle = 5 * second

type Talk = {
  id: string
  /** When each message was sent, until its stream has told it. */
  sent: Map<string, number>
  heard: Set<string>
  doubled: number
  close: () => void
}

/** Five hundred open chats: from the moment a message is sent until the stream of its chat tells it. */
export async function measureChats({ server }: Subject): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: chats })
  const latencies: number[] = []
  const talks = await Promise.all(
    Array.from({ length: chats }, () => openTalk(server.url, { agent, latencies })),
  )
  const end = Date.now() + duration
  const failures: unknown[] = []
  await Promise.all(
    talks.map(async (talk, nth) => {
      await sleep((every / chats) * nth)
      while (Date.now() < end) {
        const next = sleep(every)
        await say(server.url, talk, agent).catch((error: unknown) => failures.push(error))
        await next
      }
    }),
  )
  await sleep(settle)
  for (const { close } of talks) close()
  agent.destroy()
  const missing = talks.reduce((sum, { sent }) => sum + sent.size, 0)
  const doubled = talks.reduce((sum, talk) => sum + talk.doubled, 0)
  const lost = failures.length + missing
  const what = `${chats} open chats for ${duration / minute} minutes`
  return {
    rows: [
      inTime(
        `${what}: p99 from sending a message until the stream tells it`,
        percentile(latencies, 0.99),
        slowest,
      ),
      {
        what: `${what}: lost or told twice of ${whole(latencies.length)} messages`,
        ours: String(lost + doubled),
        reference: 'none',
        ratio: lost + doubled,
        goal: { atMost: 0 },
      },
    ],
    notes: [
      `Chats: p50 ${percentile(latencies, 0.5).toFixed(0)} ms, p99 ${percentile(latencies, 0.99).toFixed(0)} ms, slowest ` +
        `${Math.max(...latencies).toFixed(0)} ms; ${failures.length} messages were refused or not answered, ${missing} never told, ` +
        `${doubled} told twice${failures.length > 0 ? ` (the first: ${String(failures[0])})` : ''}.`,
    ],
  }
}

type Parts = { agent: Agent; latencies: number[] }

async function openTalk(url: string, { agent, latencies }: Parts): Promise<Talk> {
  const id = newId()
  const talk: Talk = { id, sent: new Map(), heard: new Set(), doubled: 0, close: () => {} }
  await put(url, { path: `/${id}`, id, body: { page: '/contact' }, agent })
  const asking = request(`${url}/api/chatbot/chats/${id}/stream`, { headers: headersOf(id), agent: false })
  asking.end()
  const [stream]: IncomingMessage[] = await once(asking, 'response')
  if (stream?.statusCode !== 200) throw new Error(`A stream answered with ${stream?.statusCode}.`)
  let read = ''
  stream.setEncoding('utf8').on('data', (piece: string) => {
    read += piece
    const end = read.lastIndexOf('\n\n')
    if (end < 0) return
    for (const [, message = ''] of read.slice(0, end).matchAll(/"id":"([0-9a-f-]{36})"/g))
      hear(talk, message, latencies)
    read = read.slice(end + 2)
  })
  stream.on('error', () => {})
  talk.close = () => asking.destroy()
  return talk
}

function hear(talk: Talk, message: string, latencies: number[]) {
  if (talk.heard.has(message)) return void talk.doubled++
  talk.heard.add(message)
  const at = talk.sent.get(message)
  if (at === undefined) return
  talk.sent.delete(message)
  latencies.push(performance.now() - at)
}

async function say(url: string, talk: Talk, agent: Agent) {
  const message = newId()
  talk.sent.set(message, performance.now())
  const body = { text: 'The water is still coming in.' }
  await put(url, { path: `/${talk.id}/messages/${message}?after=1000000`, id: talk.id, body, agent })
}

type Sending = { path: string; id: string; body: object; agent: Agent }

async function put(url: string, { path, id, body, agent }: Sending) {
  const sending = request(`${url}/api/chatbot/chats${path}`, { method: 'PUT', headers: headersOf(id), agent })
  sending.end(JSON.stringify(body))
  const [answer]: IncomingMessage[] = await once(sending, 'response')
  if (!answer) throw new Error('There was no answer.')
  const said: unknown = await json(answer)
  if (answer.statusCode !== 200)
    throw new Error(`${path} answered with ${answer.statusCode}: ${JSON.stringify(said)}`)
}

function headersOf(id: string) {
  return { 'Content-Type': 'application/json', 'X-Chat-Secret': `a-secret-for-this-run-${id}` }
}
