import { analyticsFrame } from '#site/analytics-frame.ts'
import type { SiteContext } from '#site/page.ts'
import { inlineTexts, renderPage } from '#site/render.tsx'
import { notFoundPage, pages } from '#site/routes.ts'
import { robots, sitemap } from '#site/sitemap.ts'
import { publicPolicy } from './headers.ts'
import { cacheAnswer, type AnswerCache, type CachedAnswer } from './page-cache.ts'

export const html = ['Content-Type', 'text/html; charset=utf-8']
export const checkedEachTime = ['Cache-Control', 'no-cache']

/** The headers of a public page, as flat pairs. */
export function pageHeaders({ assets }: SiteContext, common: readonly string[]) {
  const policy = ['Content-Security-Policy', publicPolicy(inlineTexts(assets))]
  return [...common, ...html, ...checkedEachTime, ...policy]
}

/** All that the site sends alike to everyone, by path, and the page for addresses that do not exist. */
export function renderSite(site: SiteContext, common: readonly string[]) {
  const headers = pageHeaders(site, common)
  const answers: AnswerCache = new Map()
  for (const page of pages) {
    if (!page.perVisit) answers.set(page.path, cacheAnswer(200, renderPage(page, site).html, headers))
  }
  answers.set('/robots.txt', text('text/plain', robots(site), common))
  answers.set('/sitemap.xml', text('application/xml', sitemap(site), common))
  answers.set('/api/analytics-frame', frameOf(site.company.analytics_id, common))
  return { answers, notFound: cacheAnswer(404, renderPage(notFoundPage, site).html, headers) }
}

/** The tag service's own document, which can see nothing of ours; there is none without an id. */
function frameOf(id: string | null, common: readonly string[]): CachedAnswer {
  if (!id) return cacheAnswer(404, 'Not found\n', [...common, 'Content-Type', 'text/plain; charset=utf-8'])
  const frame = analyticsFrame(id)
  return cacheAnswer(200, frame.html, [...html, ...checkedEachTime, 'Content-Security-Policy', frame.csp])
}

function text(type: string, body: string, common: readonly string[]) {
  return cacheAnswer(200, body, [...common, 'Content-Type', `${type}; charset=utf-8`, ...checkedEachTime])
}
