import type { Context } from 'hono'
import type { SSEStreamingApi } from 'hono/streaming'
import { replaced } from '#platform/events/event-stream.ts'
import { eventsAfter, newestPosition, type HappenedEvent } from '#platform/events/events.ts'
import type { News } from '#platform/events/news.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { isProven } from '#domain/employees/employee.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { currentSession, readSession } from './authentication.ts'
import type { ApiEnv } from './env.ts'
import { concernsAccess, narrowToHeard } from './hearing.ts'

type Place = { world: World; session: Session; sent: number; readAgain: () => Promise<Session | null> }

/**
 * Tells what happens until the client leaves, the session ends or expires, the server stops, or the stream must make room.
 * Whatever it was, what the stream held is given back then.
 */
export async function tellEvents(c: Context<ApiEnv>, stream: SSEStreamingApi, lastId: number | undefined) {
  const { world, news, closing, streams, streamLimits } = c.var
  const place: Place = { world, session: currentSession(c), sent: 0, readAgain: () => readSession(c) }
  const waiting: HappenedEvent[] = []
  let wake: () => void = () => {}
  const end = () => stream.abort()
  const leave = streams.enter(place.session.employee.id, () => {
    void stream.writeSSE({ event: replaced, data: '' }).then(end)
    // Whoever does not read is not waited for.
    setTimeout(end, second).unref()
  })
  const stopListening = news.listen((event) => {
    // Whoever does not read comes back for what was missed, instead of having it gathered here.
    if (waiting.push(event) > streamLimits.waiting) end()
    wake()
  })
  const beat = setInterval(() => {
    if (hasExpired(place)) return end()
    void stream.write(':\n\n')
  }, streamLimits.heartbeat)
  stream.onAbort(() => wake())
  closing.addEventListener('abort', end)
  const isOver = () => stream.aborted || closing.aborted || hasExpired(place)

  try {
    place.sent = await startOf(world, news, lastId)
    await stream.write(`: from ${place.sent}\n\n`)
    let missed = await eventsAfter(world, place.sent)
    while (missed.length > 0 && !isOver()) {
      if (!(await tell(stream, place, missed))) return
      missed = isOver() ? [] : await eventsAfter(world, place.sent)
    }
    while (!isOver()) {
      const events = waiting.splice(0)
      if (events.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      else if (!(await tell(stream, place, events))) return
    }
  } finally {
    leave()
    stopListening()
    clearInterval(beat)
    closing.removeEventListener('abort', end)
  }
}

/**
 * Tells of those that are new and may be heard; false where the session has ended meanwhile. After each event that may change
 * what the person may do, it goes on with what they may do then.
 */
async function tell(stream: SSEStreamingApi, place: Place, events: readonly HappenedEvent[]) {
  for (let rest = events.filter(({ position }) => position > place.sent); rest.length > 0;) {
    const { employee } = place.session
    const turn = rest.findIndex((event) => concernsAccess(employee, event))
    const part = turn === 0 ? rest.slice(0, 1) : rest.slice(0, turn === -1 ? undefined : turn)
    if (turn === 0) {
      const now = await place.readAgain()
      if (!now || !isProven(now.employee)) return false
      place.session = now
    }
    const heard = await narrowToHeard(place.world, place.session.employee, part)
    rest = rest.slice(part.length)
    place.sent = part.at(-1)?.position ?? place.sent
    if (heard.length > 0) await stream.write(heard.map(onWire).join(''))
  }
  return true
}

function hasExpired({ world, session }: Place) {
  return session.expiresAt !== null && session.expiresAt <= world.now()
}

function onWire({ position, name, subject, at }: HappenedEvent) {
  const data = JSON.stringify({ id: String(position), name, subject, at: at.toISOString() })
  return `event: ${name}\ndata: ${data}\nid: ${position}\n\n`
}

/**
 * The position after which to tell. What was missed is read from the database, which may be ahead of the news of this node;
 * but after a restore a portal may remember a position that is still to come, and must not wait for it in silence.
 */
async function startOf(world: World, news: Pick<News, 'position'>, lastId = news.position()) {
  return lastId <= news.position() ? lastId : Math.min(lastId, await newestPosition(world))
}
