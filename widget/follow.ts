import { waitAfter } from './back-off.ts'
import { eventsIn, type StreamEvent } from './events.ts'
import type { KeptChat } from './kept-chat.ts'
import { answerOf } from './server-answer.ts'
import type { Server } from './server.ts'

/** The server is heard every 15 seconds. */
const longestSilence = 50_000

type Listener = {
  /** The conversation to follow and from where on, as long as there is one. */
  from(): { chat: KeptChat; after: number } | undefined
  hear(event: StreamEvent): void
  /** Whether the server was reached. */
  reached(is: boolean): void
  gone(): void
}

/** Follows the conversation while the page is in view, and catches up by position whenever the connection comes back. */
export function follow(server: Server, listener: Listener, ended: AbortSignal) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | undefined

  addEventListener('online', again, { signal: ended })
  addEventListener('pageshow', again, { signal: ended })
  document.addEventListener('visibilitychange', again, { signal: ended })
  ended.addEventListener('abort', stop)
  return { again }

  function again() {
    failures = 0
    stop()
    void connect()
  }

  function stop() {
    clearTimeout(timer)
    current?.abort()
    current = undefined
  }

  async function connect(): Promise<void> {
    const from = listener.from()
    if (!from || ended.aborted || document.hidden) return
    const connection = (current = new AbortController())
    try {
      const answer = await server.stream(from.chat, from.after, connection.signal)
      if (answer.ok && answer.body) await read(answer.body, connection)
      else if (answerOf(answer.status, await answer.json()).kind === 'gone') return listener.gone()
    } catch {
      // Broken off or never there: the next try tells.
    }
    if (current !== connection) return
    failures++
    if (failures > 1) listener.reached(false)
    timer = setTimeout(() => void connect(), waitAfter(failures))
  }

  async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, connection: AbortController) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const silence = setTimeout(() => connection.abort(), longestSilence)
      const { value, done } = await reader.read().finally(() => clearTimeout(silence))
      if (done || current !== connection) return
      failures = 0
      listener.reached(true)
      const { events, rest } = eventsIn(text + value)
      text = rest
      for (const event of events) listener.hear(event)
    }
  }
}
