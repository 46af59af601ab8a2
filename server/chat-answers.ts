import { onceMore } from '#platform/database/once-more.ts'
import type { News } from '#platform/events/news.ts'
import type { World } from '#platform/world.ts'
import { decide, type Decide } from '#domain/chat/decide.ts'
import { openLibrary, type Library } from '#domain/chat/published/library.server.ts'
import { sitePassages } from '#content/chat/site-passages.ts'
import { linkedPages } from './linked-pages.ts'

const website = openLibrary({ passages: sitePassages, pages: linkedPages })

export type ChatAnswers = { readonly decide: Decide; readonly library: Library; readonly stop: () => void }

/**
 * What the chat does with a visitor's words, over the passages of the website and the answers that staff published: also those that
 * another process published, as soon as the news tell of it.
 */
export async function openChatAnswers(world: World, news: Pick<News, 'listen'>): Promise<ChatAnswers> {
  const library = openLibrary({ passages: sitePassages, pages: linkedPages })
  const renew = onceMore(async () => {
    try {
      await library.renew(world)
    } catch (error) {
      world.log.error({ err: error }, 'the published answers of the chat could not be read')
    }
  })
  const stop = news.listen(({ name }) => {
    if (name.startsWith('chat_answer.')) void renew()
  })
  await library.renew(world)
  const search = library.search
  return { decide: (message, phrases) => decide(message, { search, phrases }), library, stop }
}

/** The same over the website alone: a demo is filled before anyone publishes an answer. */
export const decideForSite: Decide = (message, phrases) =>
  decide(message, { search: website.search, phrases })
