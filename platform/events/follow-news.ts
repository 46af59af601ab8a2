import { setTimeout as sleep } from 'node:timers/promises'
import type { News } from './news.ts'
import { onceMore } from '#platform/database/once-more.ts'
import { second } from '#platform/time.ts'

/** Picks up events that a dead node left behind or that a notification missed. */
const lookPause = 15 * second
/** Between two full batches of a long history the database is left to those who wait for an answer. */
const breather = 50
/** It rests so many times as long as it worked: a tenth of a core at most goes into what no one waits for. */
const rest = 9
const longestRest = 10 * second

type Follower = {
  /** Takes the next batch of facts, and returns how many it had. */
  work: () => Promise<number>
  /** So many facts are a full batch: more may wait. */
  fullBatch: number
  /** Facts that come within this time share a batch. */
  debounce: number
  onError: (error: unknown) => void
}

/** Processes new events after a short delay, in batches, and rests after each of them. */
export function followNews(
  news: Pick<News, 'listen'>,
  { work, fullBatch, debounce, onError }: Follower,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  const workOff = onceMore(async () => {
    const began = performance.now()
    try {
      while (!stopping.signal.aborted && (await work()) === fullBatch) await sleep(breather)
    } catch (error) {
      onError(error)
    }
    const pause = Math.min(longestRest, rest * (performance.now() - began))
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
  })

  function wake() {
    timer ??= setTimeout(() => {
      timer = undefined
      running = workOff()
    }, debounce)
  }

  const stopListening = news.listen(wake)
  const look = setInterval(wake, lookPause)
  wake()
  return {
    async stop() {
      stopping.abort()
      stopListening()
      clearInterval(look)
      clearTimeout(timer)
      await running
    },
  }
}
