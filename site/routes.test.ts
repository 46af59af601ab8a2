import { storyOf } from '#content/areas/stories.ts'
import { expect, test } from 'vitest'
import { areas } from '#domain/areas/areas.ts'
import { aSite } from './a-site.ts'
import { fullTitle } from './head.tsx'
import { findRedirect } from './redirects.ts'
import { renderPage } from './render.tsx'
import { findPage, lookUpPage, notFoundPage, pages } from './routes.ts'

const site = aSite()

test('there are 14 named pages, and one for each of the 71 places', () => {
  const named = pages.filter(({ area }) => !area).map(({ path }) => path)
  expect(named.sort()).toEqual([
    '/',
    '/about',
    '/certifications',
    '/contact',
    '/faq',
    '/privacy',
    '/projects',
    '/services',
    '/services/basement-restoration',
    '/services/fire-damage',
    '/services/mold-remediation',
    '/services/trauma-cleanup',
    '/services/water-damage',
    '/testimonials',
  ])
  expect(pages.flatMap(({ area }) => area ?? [])).toEqual(areas)
  expect(pages).toHaveLength(85)
})

test('cities lie at the top, counties and towns under the service areas', () => {
  expect(findPage('/youngstown-oh')?.area?.name).toBe('Youngstown')
  expect(findPage('/service-areas/beaver-county-pa')?.area?.kind).toBe('county')
  expect(findPage('/service-areas/hubbard-oh')?.area?.name).toBe('Hubbard')
  expect(findPage('/service-areas/youngstown-oh')).toBeNull()
  expect(findPage('/hubbard-oh')).toBeNull()
})

test('no two pages share an address, a title, a description or a heading', () => {
  for (const key of ['path', 'title', 'description', 'heading'] as const)
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
})

test('titles and descriptions fit where search engines show them', () => {
  const tooLong = pages.filter(
    ({ title, description }) => fullTitle(title, site.company.name).length > 80 || description.length > 170,
  )
  expect(tooLong.map(({ path }) => path)).toEqual([])
})

test('no page is a moved address', () => {
  expect(pages.filter(({ path }) => findRedirect(path))).toEqual([])
})

test.each(pages.map((page) => [page.path, page] as const))('%s is a whole page', (path, page) => {
  const { status, html } = renderPage(page, site)
  expect(status).toBe(200)
  expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toContain(`<link rel="canonical" href="https://restore.example${path}"/>`)
  expect(html.slice(html.indexOf('<main'))).toContain('href="tel:+13305550142"')
  expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(page.unlisted ?? false)
  expect(html).not.toMatch(/ style="| on[a-z]+="/)
})

test('the paragraph of a place is true of no other place', () => {
  const texts = areas.map((area) => storyOf(area).lead)
  expect(texts.filter((text) => text.length <= 80)).toEqual([])
  expect(new Set(texts).size).toBe(areas.length)
})

test('every link of every page leads to a page, and to a spot that is on it', () => {
  const links = [...pages, notFoundPage, lookUpPage].flatMap((page) =>
    [...renderPage(page, site).html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href),
  )
  expect(links.length).toBeGreaterThan(1000)
  expect([...new Set(links)].filter((href) => !leadsSomewhere(href))).toEqual([])
})

test('anything else is off the map, and still offers a call', () => {
  const { status, html } = renderPage(notFoundPage, site)
  expect(findPage('/nowhere')).toBeNull()
  expect(status).toBe(404)
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain('href="tel:+13305550142"')
  expect(html).toContain('href="/services/water-damage"')
})

function leadsSomewhere(href: string) {
  const [path = '', spot] = href.split('#')
  const page = [...pages, lookUpPage].find((page) => page.path === path.split('?')[0])
  return page && (!spot || renderPage(page, site).html.includes(` id="${spot}"`))
}
