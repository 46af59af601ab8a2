import { setTimeout as sleep } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import * as z from 'zod'
import type { Problems } from './findings.ts'
import { openSession } from './staff.ts'
import type { Ledger } from './visitor.ts'

const Told = z.object({ name: z.string(), subject: z.string().nullable() })
const betweenTries = 100

/** Someone who watches the portal: hears of what happens, and after a break asks for what came since. */
export async function watchEvents(url: string) {
  const token = await openSession(url)
  const ended = new AbortController()
  const heard: { position: number; name: string; subject: string | null }[] = []
  let connection = new AbortController()
  let connections = 0
  const watching = watch()

  async function watch() {
    while (!ended.signal.aborted) {
      await listen().catch(() => {})
      if (!ended.signal.aborted) await sleep(betweenTries)
    }
  }

  async function listen() {
    connection = new AbortController()
    const since = `?last_id=${heard.at(-1)?.position ?? 0}`
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api/events${since}`, {
      headers,
      signal: AbortSignal.any([ended.signal, connection.signal]),
    })
    if (!response.ok || !response.body) return response.body?.cancel()
    connections++
    const parser = createParser({
      onEvent: ({ id, data }) => heard.push({ position: Number(id), ...Told.parse(JSON.parse(data)) }),
    })
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) parser.feed(piece)
  }

  return {
    connections: () => connections,
    /** Breaks the connection, as a phone in a cellar does. */
    hangUp: () => connection.abort(),
    /** Waits for what must still come, and says what never came, came twice or came out of order. */
    async findUnheard({ acknowledged }: Ledger, patience: number): Promise<Problems> {
      const deadline = Date.now() + patience
      const missing = () => {
        const received = new Set(
          heard.filter(({ name }) => name === 'lead.received').map(({ subject }) => subject),
        )
        return [...acknowledged.keys()].filter((id) => !received.has(id))
      }
      while (missing().length > 0 && Date.now() < deadline) await sleep(50)
      const odd = heard.filter(
        ({ position }, index) => index > 0 && position <= (heard[index - 1]?.position ?? 0),
      )
      return [
        ...missing().map((id) => `${id} was never heard of`),
        ...odd.map(({ position }) => `event ${position} came twice or late`),
      ]
    },
    async stop() {
      ended.abort()
      await watching
    },
  }
}
