import { second } from '#platform/time.ts'
import { isFull } from '../problem.ts'
import { storedToken } from '../session/token-store.ts'
import type { OutboxStore } from './outbox-store.ts'
import { deliver, forSender, type Attempt } from './deliver.ts'
import { requestOf, type Entry } from './entry.ts'
import { nextToSend } from './outbox.ts'
import { sendBytes } from './photo.ts'

const longestPause = 30 * second
/** After a first failure the line is often back soon; each next pause is twice as long, up to the longestPause. */
const firstPause = 2 * second

type SenderParts = {
  store: OutboxStore
  /** In whose name it sends: once that is not the one of this page any more, nothing is sent. */
  token: string
  /** Tabs of one person share it: one of them sends at a time. */
  lockName: string
  /** What its person may still change their mind about. */
  isHeld: (id: string) => boolean
  onAttempt: (entry: Entry, attempt: Attempt) => unknown
  onProgress: (id: string, part: number) => void
  /** After everything was tried, or after it was of no use to go on: `shouldBackOff`. */
  onDone: (shouldBackOff: boolean) => Promise<void>
}

/**
 * Sends what waits: at once when asked, at start, when the connection is back, when the page is looked at again, and every 30
 * seconds, sooner after a failure. Returns how to ask, and what ends it.
 */
export function openSender({ store, token, lockName, isHeld, onAttempt, onProgress, onDone }: SenderParts) {
  const closed = new AbortController()
  const { signal } = closed
  const isOver = () => signal.aborted || storedToken() !== token
  let isAsked = false
  let running: Promise<unknown> = Promise.resolve()
  let pause = firstPause
  let again: ReturnType<typeof setTimeout> | undefined

  async function sendAll() {
    // What was on its way when the browser was closed or killed: whether it arrived, the server says when it comes again.
    for (const { id, state } of await store.listOpen())
      if (state === 'sending') await store.apply(id, { kind: 'restarted' })
    const triedNow = new Set<string>()
    let shouldBackOff = false
    while (!shouldBackOff && !isOver()) {
      isAsked = false
      const entries = await store.listOpen()
      const next = nextToSend(entries.filter(({ id }) => !triedNow.has(id) && !isHeld(id)))
      if (!next) break
      triedNow.add(next.id)
      shouldBackOff = await sendOne(next.id)
    }
    if (isOver()) return
    clearTimeout(again)
    again = shouldBackOff ? setTimeout(ask, pause) : undefined
    pause = shouldBackOff ? Math.min(2 * pause, longestPause) : firstPause
    await onDone(shouldBackOff)
  }

  /** Whether to back off. Nothing is sent that was removed meanwhile, or sent by another tab. */
  async function sendOne(id: string): Promise<boolean> {
    const sending = await store.apply(id, { kind: 'tried' })
    if (sending?.state !== 'sending') return false
    const attempt = forSender(sending, await attemptAt(sending).catch(failed))
    await store.apply(id, attempt.event)
    await onAttempt(sending, attempt)
    return attempt.shouldBackOff
  }

  async function attemptAt(entry: Entry): Promise<Attempt> {
    const part = (sent: number) => onProgress(entry.id, sent)
    const sending = { token, signal, onProgress: part }
    const ready = entry.write.kind === 'photo' ? await sendBytes(store, entry, sending) : { entry }
    if ('attempt' in ready) return ready.attempt
    const request = requestOf(ready.entry)
    if (!request) throw new Error('A photo without a hash can’t be sent')
    return deliver(entry.id, request, sending)
  }

  /** A fault of this device or of the portal: the entry waits, and the others are tried. */
  function failed(error: unknown): Attempt {
    noteFault(error)
    return notSent
  }

  /** What a page that ends gives up is none, and of a device that is full the screen tells. */
  function noteFault(error: unknown) {
    if (!isOver() && !isFull(error)) console.error(error)
  }

  async function flush() {
    if (isAsked || isOver()) return
    isAsked = true
    try {
      await withLock(lockName, signal, sendAll)
    } finally {
      isAsked = false
    }
  }

  function ask() {
    const flushed = flush().catch(noteFault)
    running = Promise.all([running, flushed])
  }
  /** For what comes in a row: the server that just did not answer is not asked once more for each. */
  function askUnlessPaused() {
    if (again === undefined) ask()
  }
  const askWhenSeen = () => document.visibilityState === 'visible' && ask()
  addEventListener('online', ask, { signal })
  document.addEventListener('visibilitychange', askWhenSeen, { signal })
  const timer = setInterval(ask, longestPause)
  ask()

  return {
    ask,
    askUnlessPaused,
    /** Gives up what is on its way, which is sent again at the next start. Resolves once nothing more is written. */
    async close(): Promise<void> {
      clearInterval(timer)
      clearTimeout(again)
      closed.abort()
      await running
    },
  }
}

const notSent: Attempt = {
  event: {
    kind: 'no-answer',
    fault: { status: null, code: 'device-error', detail: 'This device couldn’t send it. It tries again.' },
  },
  answer: null,
  shouldBackOff: false,
}

async function withLock(name: string, signal: AbortSignal, work: () => Promise<void>) {
  // Lib.dom promises it, but a page on plain http has none: there two tabs may send the same, and the server takes it once.
  const locks: LockManager | undefined = navigator.locks
  if (locks) await locks.request(name, { signal }, work)
  else await work()
}
