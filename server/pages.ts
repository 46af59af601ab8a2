import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiLimits } from '#api/env.ts'
import type { News } from '#platform/events/news.ts'
import { onceMore } from '#platform/database/once-more.ts'
import { hour, minute, second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { readSiteAssets } from '#site/assets.ts'
import type { Page, SiteContext } from '#site/page.ts'
import type { PageDates } from '#site/sitemap.ts'
import { openContact } from './contact.ts'
import { closedPolicy, commonHeaders } from './headers.ts'
import { atMostEvery } from './at-most-every.ts'
import { cacheAnswer, type AnswerCache } from './page-cache.ts'
import { datePages } from './page-dates.ts'
import { pageHeaders, renderPages, renderSite, sitemapAnswer, type RenderedSite } from './render-site.ts'
import { openPublishedPictures } from './published-pictures.ts'
import { readPortal, renderPortal } from './portal-pages.ts'
import { pagesChanged, readShown } from './shown.ts'
import { cacheAssets, cacheRootFiles } from './static-files.ts'
import { openVisits } from './visits.ts'

type Parts = {
  world: World
  news: Pick<News, 'listen'>
  limits: Pick<ApiLimits, 'leads' | 'photos' | 'unproven'>
  dist: string
  /** Every page says so, and none is for search engines. */
  isDemo: boolean
  /** The chat may be embedded in other websites too. */
  isChatShared?: boolean
}

/** Renders every page into the cache, and again at once when what they show has changed on any node. */
export async function openPages({ world, news, limits, dist, isDemo, isChatShared = false }: Parts) {
  const { publicUrl } = world
  const assets = readSiteAssets(dist)
  const common = commonHeaders(publicUrl.startsWith('https:'))
  const cached: AnswerCache = new Map()
  await cacheAssets(cached, join(dist, 'assets'), common)
  await cacheRootFiles(cached, join(dist, 'root'), common)
  cached.set('/api/chatbot/embed.js', await readWidget(dist, isChatShared ? withoutOwnOnly(common) : common))

  const shell = await readPortal(dist, isDemo)
  let site: SiteContext = { ...(await readShown(world)), publicUrl, assets, isDemo }
  let portal = drawPortal()
  let dates: PageDates = new Map()
  let lastRender = 0
  let shown = renderAll()
  let isWholeSite = false
  const refresh = onceMore(async () => {
    const concernsAll = isWholeSite
    isWholeSite = false
    try {
      const before = site
      site = { ...site, ...(await readShown(world)) }
      portal = drawPortal()
      const changed = pagesChanged(before, site)
      if (concernsAll) shown = renderAll()
      else if (changed.length > 0) shown = renderSome(changed)
    } catch (error) {
      isWholeSite ||= concernsAll
      world.log.error({ err: error }, 'the pages could not be re-rendered')
    }
  })
  const recount = atMostEvery(recountEvery, refresh)
  news.listen(({ name }) => {
    const pages = eventKinds[name]?.pages
    if (pages === 'call-back-times') return recount.call()
    if (!pages) return
    isWholeSite ||= pages === 'whole-site'
    void refresh()
  })
  // What people hold and what was confirmed expires without anything happening, and so do the days that are counted.
  const everyHour = setInterval(() => void refresh(), hour).unref()
  let isStopped = false

  /** The footer of the login shows the year. */
  function drawPortal() {
    const told = { company: site.company, icons: assets.urls.icons, year: world.now().getFullYear() }
    return renderPortal(shell, told, common)
  }

  function renderAll() {
    const began = performance.now()
    const rendered = renderSite(site, common, dates)
    for (const [path, answer] of rendered.answers) cached.set(path, answer)
    // A page of the portal: what it shows it asks for with the token, which no navigation can send.
    cached.set('/api/docs', portal.known)
    lastRender = performance.now() - began
    setImmediate(finish, rendered)
    return rendered
  }

  /** These pages; all others stay as they are. */
  function renderSome(some: readonly Page[]): RenderedSite {
    const fresh = renderPages(site, common, some)
    for (const [path, answer] of fresh) cached.set(path, answer)
    const rendered = { ...shown, answers: new Map([...shown.answers, ...fresh]) }
    setImmediate(finish, rendered)
    return rendered
  }

  /** What can wait until the pages are in use. It ends where others have taken their place. */
  async function finish(rendered: RenderedSite) {
    try {
      const known = await datePages(world, site, rendered)
      if (shown !== rendered || isStopped) return
      dates = known
      cached.set('/sitemap.xml', sitemapAnswer(site, common, dates))
    } catch (error) {
      world.log.warn({ err: error }, 'the sitemap cannot say when pages changed')
    }
  }

  return {
    cached,
    stop() {
      isStopped = true
      recount.stop()
      clearInterval(everyHour)
    },
    commonHeaders: Object.fromEntries(pairs([...common, ...closedPolicy])),
    notFound: () => shown.notFound,
    portal: () => portal,
    phone: () => displayPhone(site.company.phone),
    pictures: openPublishedPictures(world),
    visits: openVisits({ world, site: () => site, headers: pageHeaders(site, common) }),
    /** All pages, the last time. */
    renderSeconds: () => lastRender / second,
    contact: openContact({
      world,
      site: () => site,
      headers: Object.fromEntries(pairs(pageHeaders(site, common))),
      limits,
    }),
  }
}

/** People are called back all day. */
const recountEvery = minute

/** For files that other websites may load: Cross-Origin-Resource-Policy allows cross-origin. */
function withoutOwnOnly(common: readonly string[]) {
  return pairs(common).flatMap(([name, value]) => [
    name,
    name === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : value,
  ])
}

/** Its URL never changes, so it is cached for minutes only. */
async function readWidget(dist: string, common: readonly string[]) {
  const script = await readFile(join(dist, 'widget', 'embed.js'))
  const own = ['Content-Type', 'text/javascript; charset=utf-8', 'Cache-Control', 'public, max-age=300']
  return cacheAnswer(200, script, { headers: [...common, ...own] })
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
}
