import { waitAfter } from './back-off.ts'
import type { Answer } from './server-answer.ts'
import { dropWaiting, listWaiting, refuseWaiting, type Waiting } from './waiting.ts'

/** A tab that was put to sleep may never give the others their turn: sending twice is harmless. */
const longestTurn = 20_000

type Lane = {
  readonly name: string
  readonly takes: (waiting: Waiting) => boolean
  readonly send: (waiting: Waiting) => Promise<Answer>
  /** What was answered; before it, the list of what waits is up to date. */
  readonly answered: (answer: Answer) => void
}

/** Sends what waits, one after the other, one tab at a time, until all of it is in. */
export function openDelivery({ name, takes, send, answered }: Lane, ended: AbortSignal) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  /** Something came while the last ones were going out. */
  let isWanted = false
  ended.addEventListener('abort', () => clearTimeout(timer))
  return { go }

  /** Goes at once, or after a while in which more may come. */
  function go(later = 0) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), later)
  }

  async function run() {
    isWanted = isRunning
    if (isRunning || ended.aborted) return
    isRunning = true
    await inTurn(name, sendAll)
    isRunning = false
    if (isWanted) go()
  }

  async function sendAll() {
    for (;;) {
      const waiting = listWaiting().find((each) => !each.refused && takes(each))
      if (!waiting || ended.aborted) return
      const answer = await send(waiting)
      if (answer.kind === 'chat') dropWaiting(waiting.id)
      if (answer.kind === 'refused') refuseWaiting(waiting, answer.sentence)
      failures = answer.kind === 'failed' ? failures + 1 : 0
      answered(answer)
      if (answer.kind === 'failed')
        return go(Math.max(waitAfter(failures), (answer.late?.at ?? 0) - Date.now()))
    }
  }
}

/** Lib.dom promises locks, but a page on plain http has none. */
async function inTurn(name: string, work: () => Promise<void>) {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  let isMine = false
  const mine = () => {
    isMine = true
    return work()
  }
  const signal = AbortSignal.timeout(longestTurn)
  await locks.request(name, { signal }, mine).catch(() => (isMine ? undefined : work()))
}
