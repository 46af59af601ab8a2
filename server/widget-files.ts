import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onceMore } from '#platform/database/once-more.ts'
import type { World } from '#platform/world.ts'
import { loaderOf } from '#domain/chat/settings/loader.ts'
import { getSettings } from '#domain/chat/settings/settings.server.ts'
import { widgetFiles } from '#widget/files.ts'
import { withSettings } from '#widget/with-settings.ts'
import { cacheAnswer, type AnswerCache } from './page-cache.ts'

type Parts = {
  world: World
  cached: AnswerCache
  dist: string
  common: readonly string[]
  /** The server itself allows other websites to load them. */
  isShared: boolean
}

/** Caches the files of the chat. Returns what reads again how the company wants its button, and caches them anew. */
export async function openWidgetFiles({ world, cached, dist, common, isShared }: Parts) {
  const files = await Promise.all(
    widgetFiles.map(async (name) => ({
      name,
      script: await readFile(join(dist, 'widget', `${name}.js`), 'utf8'),
    })),
  )

  async function draw() {
    const settings = await getSettings(world)
    const loader = loaderOf(settings)
    const own = isShared || settings.sites.origins.length > 0 ? sharedHeaders(common) : common
    for (const { name, script } of files) {
      const isLoader = name === 'embed'
      const headers = [...own, ...headersOf(isLoader)]
      const sent = isLoader ? withSettings(script, loader) : script
      cached.set(`/api/chatbot/${name}.js`, cacheAnswer(200, sent, { headers, isSqueezed: true }))
    }
  }

  await draw()
  return onceMore(() =>
    draw().catch((error) => world.log.error({ err: error }, 'the chat could not follow its settings')),
  )
}

/**
 * The URLs never change. What pages load is cached for a minute; the modules that it fetches are asked for again each time, so that
 * they are of one version.
 */
function headersOf(isLoader: boolean) {
  const caching = isLoader ? 'public, max-age=60' : 'no-cache'
  return ['Content-Type', 'text/javascript; charset=utf-8', 'Cache-Control', caching]
}

/** For files that other websites may load, also as modules, which browsers fetch as they fetch data. */
function sharedHeaders(common: readonly string[]) {
  const own = common.map((value, index) =>
    common[index - 1] === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : value,
  )
  return [...own, 'Access-Control-Allow-Origin', '*']
}
