import { expect, test } from 'vitest'
import { aSite } from './a-site.ts'
import { pages } from './routes.ts'
import { robots, sitemap } from './sitemap.ts'

const site = aSite()

test('the sitemap lists every page that is to be listed', () => {
  const found = [...sitemap(site).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(found).toEqual(
    expect.arrayContaining(['https://restore.example/', 'https://restore.example/contact']),
  )
  expect(found).toContain('https://restore.example/service-areas/hubbard-oh')
  const listed = pages.filter(({ unlisted }) => !unlisted)
  expect(found).toEqual(listed.map(({ path }) => `https://restore.example${path}`))
})

test('a page that is known to have changed says when, and no other says anything', () => {
  const dates = new Map([['/contact', new Date('2026-11-20T12:00:00.123Z')]])
  const map = sitemap(site, dates)
  expect(map).toContain('/contact</loc><lastmod>2026-11-20T12:00:00Z</lastmod></url>')
  expect(map.match(/<lastmod>/g)).toHaveLength(1)
})

test('robots find the sitemap, and a copy of the site is closed to them', () => {
  expect(robots(site)).toContain('Sitemap: https://restore.example/sitemap.xml')
  expect(robots(site)).toContain('Disallow: /ops')
  expect(robots({ ...site, isDemo: true })).toBe('User-agent: *\nDisallow: /\n')
})
