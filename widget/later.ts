import { dress } from './dress.ts'
import { laterStyle } from './later-style.ts'
import { openNews } from './news.ts'

/** Fetched with the panel, and needed when something was said: how it looks, and what the button tells of it. */
export function beginLater(told: Parameters<typeof openNews>[0]) {
  dress(told.place.shadow, laterStyle)
  return openNews(told)
}
