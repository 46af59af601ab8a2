import { onceMore } from '#platform/database/once-more.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Page, SiteContext } from '#site/page.ts'
import type { PageDates } from '#site/sitemap.ts'
import type { AnswerCache } from './page-cache.ts'
import { datePages } from './page-dates.ts'
import { renderPortal, type readPortal } from './portal-pages.ts'
import { llmsAnswer, renderPages, renderSite, sitemapAnswer, type RenderedSite } from './render-site.ts'
import { pagesChanged, readShown } from './shown.ts'

type Canvas = {
  world: World
  cached: AnswerCache
  common: readonly string[]
  shell: Awaited<ReturnType<typeof readPortal>>
}

export type DrawnPages = ReturnType<typeof drawPages>

/** Every page as it is shown now, and how to draw again what has changed. */
export function drawPages({ world, cached, common, shell }: Canvas, first: SiteContext) {
  let site = first
  let portal = drawPortal()
  let dates: PageDates = new Map()
  let lastRender = 0
  let shown = renderAll()
  let isWholeSite = false
  let isStopped = false
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

  /** The footer of the login shows the year. */
  function drawPortal() {
    const { company, assets } = site
    return renderPortal(shell, { company, icons: assets.urls.icons, year: world.now().getFullYear() }, common)
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
    fresh.set('/llms.txt', llmsAnswer(site, common))
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
    refresh,
    /** The next time everything is drawn again. */
    wantAll: () => void (isWholeSite = true),
    stop: () => void (isStopped = true),
    site: () => site,
    portal: () => portal,
    notFound: () => shown.notFound,
    /** All pages, the last time. */
    renderSeconds: () => lastRender / second,
  }
}
