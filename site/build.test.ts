import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { areaPath, areas } from '#domain/areas/areas.ts'
import { shareSize } from '#look/share-size.ts'
import { aSite } from './a-site.ts'
import { readSiteAssets } from './assets.ts'
import { buildSite } from './build.ts'
import { renderPage } from './render.tsx'
import { pages } from './routes.ts'
import { shareWords } from './share-words.ts'

/** What fits into the first flight of a connection, and arrives without waiting for an answer; a page of a place tells more. */
const firstFlight = 14_000
const longestPage = 20_000

const dist = mkdtempSync(join(tmpdir(), 'site-'))
afterAll(() => rmSync(dist, { recursive: true }))
await buildSite(dist)
const assets = readSiteAssets(dist)
const site = { ...aSite(), assets }

test('the first visit to a page fits into the first flight, with everything that is written into it, or soon after', () => {
  const longest = pages
    .map((page) => ({ path: page.path, html: renderPage(page, site).html }))
    .sort((a, b) => b.html.length - a.html.length)
    .slice(0, 6)
  const home = pages.find(({ path }) => path === '/')
  expect(home && weightOf(renderPage(home, site).html)).toBeLessThanOrEqual(firstFlight)
  expect(longest.filter(({ html }) => weightOf(html) > longestPage).map(({ path }) => path)).toEqual([])
})

test('one font of at most 15 kB comes on top', () => {
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'))
  expect(fonts.map((name) => `/assets/${name}`)).toEqual([assets.urls.font])
  expect(statSync(join(dist, assets.urls.font)).size).toBeLessThanOrEqual(15_000)
  expect(assets.style).toContain(assets.urls.font)
})

test('every address in the manifest is a file whose name changes with what it holds', () => {
  for (const url of Object.values(assets.urls).flatMap((url) =>
    typeof url === 'string' ? url : Object.values(url),
  )) {
    expect(url).toMatch(/^\/assets\/[a-z-]+-[\w-]{10}\.(woff2|svg|png|js)$/)
    expect(statSync(join(dist, url)).size).toBeGreaterThan(0)
  }
})

test('a picture to share is of the size that is told, and light enough for any phone that fetches it', async () => {
  const pictures = Object.values(assets.urls.share)
  expect(pictures).toHaveLength(Object.keys(shareWords).length)
  for (const url of pictures) {
    const file = join(dist, url)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...shareSize })
    expect(statSync(file).size, url).toBeLessThanOrEqual(60_000)
  }
})

test('what is written into a page loads nothing from elsewhere and cannot end early', () => {
  expect(assets.style).not.toMatch(/@import|https?:|<\/style/)
  expect(assets.script).not.toMatch(/<\/script/)
})

test('the map knows every place', () => {
  expect(areas.filter(({ slug }) => !assets.art.points[slug])).toEqual([])
  const hubbard = pages.find(({ path }) => path === '/service-areas/hubbard-oh')
  const county = pages.find(({ area }) => area?.kind === 'county')
  expect(hubbard && renderPage(hubbard, site).html).toContain('<g class="mark">')
  expect(county?.area && renderPage(county, site).html).toContain(
    `data-county="${county?.area?.slug}" class="here"`,
  )
  expect(areas.map(areaPath)).toContain(hubbard?.path)
})

function weightOf(html: string) {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
