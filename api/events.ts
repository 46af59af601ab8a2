import { createRoute } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import * as z from 'zod'
import { eventsAfter, newestPosition, type HappenedEvent } from '#platform/events.ts'
import type { News } from '#platform/news.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { isProven } from '#domain/employees/employee.ts'
import { newApi, refusals } from './answers.ts'
import { currentSession, readSession } from './authentication.ts'
import { concernsAccess, mayHear } from './hearing.ts'

const heartbeat = 15 * second

const getEvents = createRoute({
  method: 'get',
  path: '/',
  summary: 'What happens, as it happens, as an event stream; with last_id first what was missed',
  request: { query: z.object({ last_id: z.coerce.number().int().min(0).optional() }) },
  responses: {
    200: { description: 'Names and ids only.', content: { 'text/event-stream': { schema: z.string() } } },
    ...refusals(400, 401, 403),
  },
})

export const eventsApi = newApi().openapi(getEvents, (c) => {
  const { world, news, closing } = c.var
  let session = currentSession(c)
  const { last_id } = c.req.valid('query')

  return streamSSE(c, async (stream) => {
    const waiting: HappenedEvent[] = []
    let wake: () => void = () => {}
    const stopListening = news.listen((event) => {
      waiting.push(event)
      wake()
    })
    const beat = setInterval(() => void stream.write(':\n\n'), heartbeat)
    const end = () => stream.abort()
    stream.onAbort(() => wake())
    closing.addEventListener('abort', end)
    try {
      let sent = await startOf(world, news, last_id)
      const send = async (event: HappenedEvent) => {
        if (event.position <= sent) return
        sent = event.position
        if (concernsAccess(session.employee, event)) {
          const now = await readSession(c)
          if (!now || !isProven(now.employee)) return stream.abort()
          session = now
        }
        if (!(await mayHear(world, session.employee, event))) return
        await stream.writeSSE({ id: String(sent), event: event.name, data: JSON.stringify(onWire(event)) })
      }
      await stream.write(`: from ${sent}\n\n`)
      for (
        let missed = await eventsAfter(world, sent);
        missed.length > 0;
        missed = await eventsAfter(world, last(missed))
      ) {
        for (const event of missed) await send(event)
      }
      while (!stream.aborted && !closing.aborted) {
        const event = waiting.shift()
        if (event) await send(event)
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      stopListening()
      clearInterval(beat)
      closing.removeEventListener('abort', end)
    }
  })
})

export type EventsApi = typeof eventsApi

function onWire({ position, name, subject, at }: HappenedEvent) {
  return { id: String(position), name, subject, at: at.toISOString() }
}

/**
 * The position after which to tell. What was missed is read from the database, which may be ahead of the news of this node;
 * but after a restore a portal may remember a position that is still to come, and must not wait for it in silence.
 */
async function startOf(world: World, news: Pick<News, 'position'>, lastId = news.position()) {
  return lastId <= news.position() ? lastId : Math.min(lastId, await newestPosition(world))
}

function last(events: HappenedEvent[]) {
  return events.at(-1)?.position ?? 0
}
