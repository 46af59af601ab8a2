import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { minute, second } from '#platform/time.ts'
import { replaced } from '#platform/events/event-stream.ts'
import { openEvents } from './events-api.ts'
import type { LiveState } from './live-state.ts'

type Listener = {
  /** After which event the stream begins; without it, with what happens from now on. */
  since?: string | undefined
  onState: (state: LiveState) => void
  onMessage: (message: EventSourceMessage) => void
  onRefused: (status: number) => void
}

const shortestWait = second
const longestWait = 30 * second
/** So many tries lead to the longest wait: in a tab that had to make room for others, until someone looks at it. */
const patient = 6
/** Heartbeats come more often than this; a stream that is silent for longer is dead, whatever the socket says. */
const longestSilence = minute

/** The wait before try number `tries`, with up to half of it by chance, so that not all portals come at once. */
export function backOff(tries: number, chance: number) {
  const wait = Math.min(shortestWait * 2 ** (tries - 1), longestWait)
  return Math.round(wait / 2 + (wait / 2) * chance)
}

/** Keeps a stream of events open until it is closed, catching up by the last id that was seen. */
export function keepConnected({ since, onState, onMessage, onRefused }: Listener) {
  const closed = new AbortController()
  let attempt = new AbortController()
  let lastId = since
  let tries = 0
  let wake = nothing

  async function run() {
    while (!closed.signal.aborted) {
      attempt = new AbortController()
      try {
        await readStream()
      } catch {
        // A lost stream is ordinary: the loop connects again.
      }
      if (closed.signal.aborted) return
      onState('offline')
      await pause(backOff(++tries, Math.random()))
    }
  }

  async function readStream() {
    const silence = setTimeoutFor(attempt, longestSilence)
    try {
      const response = await openEvents(lastId, AbortSignal.any([closed.signal, attempt.signal]))
      if (!response.ok || !response.body) return onRefused(response.status)
      onState('live')
      const parser = createParser({ onEvent: take })
      for await (const piece of textOf(response.body)) {
        tries = 0
        silence.restart()
        parser.feed(piece)
      }
    } finally {
      silence.stop()
    }
  }

  function take(message: EventSourceMessage) {
    if (message.event === replaced) {
      tries = patient
      return
    }
    lastId = message.id || lastId
    onMessage(message)
  }

  function pause(ms: number) {
    return new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  function comeBack() {
    if (document.visibilityState !== 'visible') return
    tries = 0
    wake()
  }

  onState('connecting')
  addEventListener('online', comeBack, { signal: closed.signal })
  addEventListener('offline', () => attempt.abort(), { signal: closed.signal })
  document.addEventListener('visibilitychange', comeBack, { signal: closed.signal })
  void run()

  return () => {
    closed.abort()
    wake()
  }
}

async function* textOf(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

function setTimeoutFor(attempt: AbortController, ms: number) {
  let timer = setTimeout(() => attempt.abort(), ms)
  return {
    restart() {
      clearTimeout(timer)
      timer = setTimeout(() => attempt.abort(), ms)
    },
    stop: () => clearTimeout(timer),
  }
}

function nothing() {}
