import { followNews } from '#platform/events/follow-news.ts'
import type { News } from '#platform/events/news.ts'
import type { World } from '#platform/world.ts'
import { startTicker } from './ticker.ts'

/** What every node does by itself as long as it runs, without a queue: no one waits for its turn, and a failure is tried again. */
export type Watch = {
  /** What it is called in the log where it fails. */
  readonly what: string
  start(
    world: World,
    news: Pick<News, 'listen'>,
    onError: (error: unknown) => void,
  ): { stop(): Promise<void> }
}

/** Looks every `pause`. */
export function looking(pause: number, what: string, look: (world: World) => Promise<unknown>): Watch {
  return { what, start: (world, _, onError) => startTicker(() => look(world), onError, pause) }
}

type Batches = { fullBatch: number; debounce: number }

/** Works off what happened, in batches. */
export function following(batches: Batches, what: string, work: (world: World) => Promise<number>): Watch {
  return {
    what,
    start: (world, news, onError) => followNews(news, { ...batches, work: () => work(world), onError }),
  }
}
