import { followNews } from '#platform/events/follow-news.ts'
import type { News } from '#platform/events/news.ts'
import { second } from '../time.ts'
import { fullBatch } from './seal-events.ts'

/** Facts that come within this time share a seal. */
const debounce = 2 * second

/** Seals new events after a delay: no one waits for a seal. */
export function startSealer(
  seal: () => Promise<number>,
  news: Pick<News, 'listen'>,
  onError: (error: unknown) => void,
) {
  return followNews(news, { work: seal, fullBatch, debounce, onError })
}
