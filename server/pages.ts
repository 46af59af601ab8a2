import { join } from 'node:path'
import type { ApiLimits } from '#api/env.ts'
import type { News } from '#platform/events/news.ts'
import { hour, minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { readSiteAssets } from '#site/assets.ts'
import { openChatDoor } from './chat-door.ts'
import { openContact } from './contact.ts'
import { drawPages, type DrawnPages } from './draw-pages.ts'
import { closedPolicy, commonHeaders } from './headers.ts'
import { atMostEvery } from './at-most-every.ts'
import type { AnswerCache } from './page-cache.ts'
import { pageHeaders } from './render-site.ts'
import { openPublishedPictures } from './published-pictures.ts'
import { readPortal } from './portal-pages.ts'
import { readShown } from './shown.ts'
import { cacheAssets, cacheRootFiles } from './static-files.ts'
import { openSignDoor } from './sign-door.ts'
import { openUnitDoor } from './unit-door.ts'
import { openVerifyDoor } from './verify-door.ts'
import { openVisits } from './visits.ts'
import { openWidgetFiles } from './widget-files.ts'

/** People are called back all day. */
const recountEvery = minute

type Parts = {
  world: World
  news: Pick<News, 'listen'>
  limits: Pick<
    ApiLimits,
    | 'leads'
    | 'photos'
    | 'unproven'
    | 'chatLinks'
    | 'unitPages'
    | 'unitReports'
    | 'verifyPages'
    | 'signPages'
    | 'signAnswers'
  >
  dist: string
  /** Every page says so, and none is for search engines. */
  isDemo: boolean
  /** The customers’ messages reach a text service. */
  hasTexts?: boolean
  /** The chat may be embedded in other websites too. */
  isChatShared?: boolean
}

/** Renders every page into the cache, and again at once when what they show has changed on any node. */
export async function openPages(parts: Parts) {
  const { world, news, limits, dist, isDemo, hasTexts = false, isChatShared = false } = parts
  const { publicUrl } = world
  const assets = readSiteAssets(dist)
  const common = commonHeaders(publicUrl.startsWith('https:'))
  const cached = await cacheFiles(dist, common)
  const refreshWidget = await openWidgetFiles({ world, cached, dist, common, isShared: isChatShared })
  const shell = await readPortal(dist, { isDemo, hasTexts })
  const first = { ...(await readShown(world)), publicUrl, assets, isDemo }
  const drawn = drawPages({ world, cached, common, shell }, first)
  const stopFollowing = followChanges(news, drawn, refreshWidget)
  const { site } = drawn
  const headers = Object.fromEntries(pairs(pageHeaders(site(), common)))

  return {
    cached,
    stop() {
      drawn.stop()
      stopFollowing()
    },
    commonHeaders: Object.fromEntries(pairs([...common, ...closedPolicy])),
    notFound: drawn.notFound,
    portal: drawn.portal,
    phone: () => displayPhone(site().company.phone),
    pictures: openPublishedPictures(world),
    visits: openVisits({ world, site, headers: pageHeaders(site(), common) }),
    renderSeconds: drawn.renderSeconds,
    contact: openContact({ world, site, headers, limits }),
    chat: openChatDoor({ world, site, headers, limits }),
    unit: openUnitDoor({ world, site, headers, limits }),
    verify: openVerifyDoor({ world, site, headers, limits }),
    sign: openSignDoor({ world, site, headers, limits }),
  }
}

async function cacheFiles(dist: string, common: readonly string[]) {
  const cached: AnswerCache = new Map()
  await cacheAssets(cached, join(dist, 'assets'), common)
  await cacheRootFiles(cached, join(dist, 'root'), common)
  return cached
}

/** Returns what ends it. */
function followChanges(
  news: Pick<News, 'listen'>,
  { refresh, wantAll }: DrawnPages,
  refreshWidget: () => Promise<void>,
) {
  const recount = atMostEvery(recountEvery, refresh)
  news.listen(({ name }) => {
    const pages = eventKinds[name]?.pages
    if (pages === 'call-back-times') return recount.call()
    if (pages === 'chat') void refreshWidget()
    if (!pages) return
    if (pages === 'whole-site') wantAll()
    void refresh()
  })
  // What people hold and what was confirmed expires without anything happening, and so do the days that are counted.
  const everyHour = setInterval(() => void refresh(), hour).unref()
  return () => {
    recount.stop()
    clearInterval(everyHour)
  }
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
}
