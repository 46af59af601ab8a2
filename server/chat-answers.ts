import { searchOver } from '#domain/chat/answers/search.ts'
import type { Search } from '#domain/chat/answers/passage.ts'
import { decide, type Decide } from '#domain/chat/decide.ts'
import { sitePassages } from '#content/chat/site-passages.ts'

/** Made with the first message: a start waits for no search that nobody has asked yet. */
let search: Search | undefined

/** What the chat does with a visitor's words, over the passages of the website. */
export const decideForChat: Decide = (message, phrases) => {
  search ??= searchOver(sitePassages)
  return decide(message, { search, phrases })
}
