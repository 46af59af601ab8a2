import { forget, forTheTab, readStored, store } from '#site/enhance/storage.ts'
import { dress } from './dress.ts'
import { laterStyle } from './later-style.ts'
import { openNews } from './news.ts'
import { chatKey } from './place.ts'

/**
 * Fetched with the panel, and needed when something was said: how it looks, and what the button tells of it. Opens the panel again where
 * it was open in this tab when the page before was left.
 */
export function beginLater(told: Parameters<typeof openNews>[0], reopen: () => Promise<void>) {
  const { place, isOpen } = told
  dress(place.shadow, laterStyle)
  const sayNews = openNews(told)
  if (readStored(forTheTab, chatKey) && place.launcher.checkVisibility()) void reopen()
  return () => {
    if (isOpen()) store(forTheTab, chatKey, {})
    else forget(forTheTab, chatKey)
    // A sticky header of the page must not lie over the head of the panel.
    place.shadow.host.toggleAttribute('data-open', isOpen())
    sayNews()
  }
}
