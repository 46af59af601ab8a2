import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiLimits } from '#api/env.ts'
import type { News } from '#platform/news.ts'
import type { World } from '#platform/world.ts'
import { companyChanged } from '#domain/company/company.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { analyticsFrame } from '#site/analytics-frame.ts'
import { readSiteAssets } from '#site/assets.ts'
import type { SiteContext } from '#site/page.ts'
import { inlineTexts, renderPage } from '#site/render.tsx'
import { notFoundPage, pages } from '#site/routes.ts'
import { robots, sitemap } from '#site/sitemap.ts'
import { openContact } from './contact.ts'
import { commonHeaders, portalPolicy, publicPolicy } from './headers.ts'
import { cacheAnswer, squeeze, type AnswerCache, type CachedAnswer } from './page-cache.ts'
import { cacheAssets } from './static-files.ts'

const html = ['Content-Type', 'text/html; charset=utf-8']
const framePath = '/api/analytics-frame'
const fresh = ['Cache-Control', 'no-cache']

type Parts = {
  world: World
  news: Pick<News, 'listen'>
  limits: Pick<ApiLimits, 'leads' | 'photos'>
  dist: string
}

/** Renders every page into the cache, and again at once when what they show has changed on any node. */
export async function openPages({ world, news, limits, dist }: Parts) {
  const common = commonHeaders(world.publicUrl.startsWith('https:'))
  const assets = readSiteAssets(dist)
  const pageHeaders = [
    ...common,
    ...html,
    ...fresh,
    'Content-Security-Policy',
    publicPolicy(inlineTexts(assets)),
  ]
  const cached: AnswerCache = new Map()
  await cacheAssets(cached, join(dist, 'assets'), common)

  let site: SiteContext = await readSite()
  let notFound = renderAll()
  news.listen(({ name }) => {
    if (name === companyChanged.name) void refresh()
  })

  function readSite() {
    return getCompany(world).then((company) => ({
      company,
      publicUrl: world.publicUrl,
      assets,
      indexable: true,
    }))
  }

  async function refresh() {
    try {
      site = await readSite()
      notFound = renderAll()
    } catch (error) {
      world.log.error({ err: error }, 'the pages could not be rendered again')
    }
  }

  /** All pages at once; returns the page for addresses that do not exist. */
  function renderAll(): CachedAnswer {
    const rendered = pages
      .filter(({ perVisit }) => !perVisit)
      .map((page) => [page.path, cacheAnswer(200, renderPage(page, site).html, pageHeaders)] as const)
    for (const [path, answer] of rendered) cached.set(path, answer)
    cached.set('/robots.txt', text('text/plain', robots(site)))
    cached.set('/sitemap.xml', text('application/xml', sitemap(site)))
    cacheAnalyticsFrame()
    void squeezeAll(rendered.map(([, answer]) => answer))
    return cacheAnswer(404, renderPage(notFoundPage, site).html, pageHeaders)
  }

  /** The tag service's own document, which can see nothing of ours. It is there only where the company has an id with it. */
  function cacheAnalyticsFrame() {
    const id = site.company.analytics_id
    if (!id) return cached.delete(framePath)
    const frame = analyticsFrame(id)
    return cached.set(
      framePath,
      cacheAnswer(200, frame.html, [...html, ...fresh, 'Content-Security-Policy', frame.csp]),
    )
  }

  function text(type: string, body: string) {
    return cacheAnswer(200, body, [...common, 'Content-Type', `${type}; charset=utf-8`, ...fresh])
  }

  return {
    cached,
    commonHeaders: Object.fromEntries(pairs(common)),
    notFound: () => notFound,
    portal: await readPortal(dist, [...common, ...html, ...fresh]),
    contact: openContact({
      world,
      site: () => site,
      headers: Object.fromEntries(pairs(pageHeaders)),
      limits,
    }),
    widget: await readFile(join(dist, 'widget', 'embed.js'), 'utf8'),
  }
}

async function readPortal(dist: string, headers: readonly string[]) {
  const shell = await readFile(join(dist, 'ops', 'index.html'), 'utf8')
  const hashes: string[] = JSON.parse(await readFile(join(dist, 'ops', 'csp.json'), 'utf8'))
  const own = [...headers, 'Content-Security-Policy', portalPolicy(hashes), 'X-Robots-Tag', 'noindex']
  return { known: cacheAnswer(200, shell, own), unknown: cacheAnswer(404, shell, own) }
}

/** One after the other, so that visitors are not kept waiting by it. */
async function squeezeAll(answers: CachedAnswer[]) {
  for (const answer of answers) await squeeze(answer)
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
}
