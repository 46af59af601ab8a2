import type { Context } from 'hono'
import type { SSEStreamingApi } from 'hono/streaming'
import { replaced, signalEvent } from '#platform/events/event-stream.ts'
import { eventsAfter, newestPosition } from '#platform/events/events.ts'
import type { News } from '#platform/events/news.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import {
  changesAccessOf,
  hears,
  hearsSignal,
  staleFor,
  type AddressedEvent,
} from '#domain/events/audience.ts'
import { isProven, type SignedIn } from '#domain/employees/employee.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import type { AddressedSignals } from './addressed-signals.ts'
import { currentSession, readSession } from './authentication.ts'
import type { ApiEnv } from './env.ts'

type Place = { world: World; session: Session; sent: number; readAgain: () => Promise<Session | null> }

/**
 * Tells what happens until the client leaves, the session ends or expires, the server stops, or the stream must make room.
 * Whatever it was, what the stream held is given back then.
 */
export async function tellEvents(c: Context<ApiEnv>, stream: SSEStreamingApi, lastId: number | undefined) {
  const { world, news, addressedNews, addressedSignals, closing, streams, streamLimits } = c.var
  const place: Place = { world, session: currentSession(c), sent: 0, readAgain: () => readSession(c) }
  const waiting: AddressedEvent[] = []
  let wake: () => void = () => {}
  const end = () => stream.abort()
  const leave = streams.enter(place.session.employee.id, () => {
    void stream.writeSSE({ event: replaced, data: '' }).then(end)
    // A client that doesn't read isn't waited for.
    setTimeout(end, second).unref()
  })
  const stopListening = addressedNews.listen({
    hear(event) {
      // A client that doesn't read reconnects and catches up, instead of having events buffered here.
      if (waiting.push(event) > streamLimits.waiting) end()
      wake()
    },
    lose: end,
  })
  const stopSignals = tellSignals(stream, place, addressedSignals)
  const beat = setInterval(() => {
    if (hasExpired(place)) return end()
    void stream.write(':\n\n')
  }, streamLimits.heartbeat)
  stream.onAbort(() => wake())
  closing.addEventListener('abort', end)
  const isEnded = () => stream.aborted || closing.aborted || hasExpired(place)

  try {
    place.sent = await startOf(world, news, lastId)
    await stream.write(`: from ${place.sent}\n\n`)
    let missed = await missedBy(place)
    while (missed.length > 0 && !isEnded()) {
      if (!(await tell(stream, place, missed))) return
      missed = isEnded() ? [] : await missedBy(place)
    }
    while (!isEnded()) {
      const events = waiting.splice(0)
      if (events.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      else if (!(await tell(stream, place, events))) return
    }
  } finally {
    leave()
    stopListening()
    stopSignals()
    clearInterval(beat)
    closing.removeEventListener('abort', end)
  }
}

/**
 * Tells of those that are new and may be heard; false where the session has ended meanwhile. After each event that may change
 * what the person may do, it goes on with what they may do then.
 */
async function tell(stream: SSEStreamingApi, place: Place, events: readonly AddressedEvent[]) {
  for (let rest = events.filter(({ position }) => position > place.sent); rest.length > 0;) {
    const { employee } = place.session
    const turn = rest.findIndex((event) => changesAccessOf(employee, event))
    const part = turn === 0 ? rest.slice(0, 1) : rest.slice(0, turn === -1 ? undefined : turn)
    if (turn === 0) {
      const now = await place.readAgain()
      if (!now || !isProven(now.employee)) return false
      place.session = now
    }
    const { employee: listener } = place.session
    const heard = part.filter((event) => hears(listener, event))
    rest = rest.slice(part.length)
    place.sent = part.at(-1)?.position ?? place.sent
    if (heard.length > 0) await stream.write(heard.map((event) => onWire(listener, event)).join(''))
  }
  return true
}

/** A client that doesn’t read misses the signals beyond these: what they told is over by then. */
const mostSignals = 20

/** Signals stand beside the events, without a position: none is told twice, and none is told later. */
function tellSignals(stream: SSEStreamingApi, place: Place, signals: AddressedSignals) {
  let unread = 0
  return signals.listen((signal) => {
    if (unread === mostSignals || hasExpired(place) || !hearsSignal(place.session.employee, signal)) return
    const { kind, about, by, value } = signal
    unread++
    void stream
      .writeSSE({ event: signalEvent, data: JSON.stringify({ kind, about, by, value }) })
      .finally(() => unread--)
  })
}

function hasExpired({ world, session }: Place) {
  return session.expires_at !== null && session.expires_at <= world.now()
}

async function missedBy({ world, sent }: Place) {
  return addressEvents(world, await eventsAfter(world, sent))
}

function onWire(listener: SignedIn, event: AddressedEvent) {
  const { position, name, subject, kept, at } = event
  const stale = staleFor(listener, event)
  const about = kept === null ? { subject } : { subject, kept }
  const data = JSON.stringify({ id: String(position), name, ...about, at: at.toISOString(), stale })
  return `event: ${name}\ndata: ${data}\nid: ${position}\n\n`
}

/**
 * The position after which to tell. What was missed is read from the database, which may be ahead of the news of this node;
 * but after a restore a portal may remember a position that is still to come, and must not wait for it in silence.
 */
async function startOf(world: World, news: Pick<News, 'position'>, lastId = news.position()) {
  return lastId <= news.position() ? lastId : Math.min(lastId, await newestPosition(world))
}
