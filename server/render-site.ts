import { analyticsFrame } from '#site/analytics-frame.ts'
import { llmsText } from '#site/llms-text.ts'
import type { Page, SiteContext } from '#site/page.ts'
import { inlineTexts, renderPage, workerPath } from '#site/render.tsx'
import { notFoundPage, pages } from '#site/routes.ts'
import { robots, sitemap, type PageDates } from '#site/sitemap.ts'
import { siteManifest } from '#site/site-manifest.ts'
import { closedPolicy, publicPolicy, workerPolicy } from './headers.ts'
import { cacheAnswer, type AnswerCache, type CachedAnswer } from './page-cache.ts'

export const html = ['Content-Type', 'text/html; charset=utf-8']
export const checkedEachTime = ['Cache-Control', 'no-cache']

/** The headers of a public page, as flat pairs. */
export function pageHeaders({ assets }: SiteContext, common: readonly string[]) {
  const policy = ['Content-Security-Policy', publicPolicy(inlineTexts(assets))]
  return [...common, ...html, ...checkedEachTime, ...policy]
}

export type RenderedSite = { answers: AnswerCache; notFound: CachedAnswer }

/** All that the site sends alike to everyone, by path, and the page for addresses that do not exist. */
export function renderSite(site: SiteContext, common: readonly string[], dates?: PageDates): RenderedSite {
  const headers = pageHeaders(site, common)
  const answers = renderPages(site, common, pages)
  answers.set('/robots.txt', text({ type: 'text/plain', body: robots(site) }, common))
  answers.set('/sitemap.xml', sitemapAnswer(site, common, dates))
  answers.set('/llms.txt', llmsAnswer(site, common))
  answers.set('/site.webmanifest', manifestAnswer(siteManifest(site), common))
  answers.set(workerPath, cacheAnswer(200, site.assets.worker, { headers: workerHeaders(common) }))
  answers.set('/api/analytics-frame', frameOf(site.company.analytics_id, common))
  return {
    answers,
    notFound: cacheAnswer(404, renderPage(notFoundPage, site).html, { headers, isSqueezed: true }),
  }
}

/** Some of the pages, by path. */
export function renderPages(
  site: SiteContext,
  common: readonly string[],
  some: readonly Page[],
): AnswerCache {
  const headers = pageHeaders(site, common)
  const answers: AnswerCache = new Map()
  for (const page of some) {
    if (page.perVisit) continue
    answers.set(page.path, cacheAnswer(200, renderPage(page, site).html, { headers, isSqueezed: true }))
  }
  return answers
}

export function sitemapAnswer(site: SiteContext, common: readonly string[], dates?: PageDates) {
  return text({ type: 'application/xml', body: sitemap(site, dates) }, common)
}

export function llmsAnswer(site: SiteContext, common: readonly string[]) {
  return text({ type: 'text/plain', body: llmsText(site) }, common)
}

export function manifestAnswer(body: string, common: readonly string[]) {
  return text({ type: 'application/manifest+json', body }, common)
}

export function workerHeaders(common: readonly string[]) {
  return [...common, 'Content-Type', 'text/javascript; charset=utf-8', ...checkedEachTime, ...workerPolicy]
}

/** The tag service's own document, which can see nothing of ours; there is none without an id. */
function frameOf(id: string | null, common: readonly string[]): CachedAnswer {
  if (!id) return text({ type: 'text/plain', body: 'Not found\n', status: 404 }, common)
  const frame = analyticsFrame(id)
  const headers = [...common, ...html, ...checkedEachTime, 'Content-Security-Policy', frame.csp]
  return cacheAnswer(200, frame.html, { headers })
}

type Text = { type: string; body: string; status?: number }

function text({ type, body, status = 200 }: Text, common: readonly string[]) {
  const own = ['Content-Type', `${type}; charset=utf-8`, ...checkedEachTime, ...closedPolicy]
  return cacheAnswer(status, body, { headers: [...common, ...own] })
}
