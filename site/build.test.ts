import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { areaPath, areas, towns } from '#domain/areas/areas.ts'
import { shareSize } from '#look/share-size.ts'
import { aPublishedProject, workOf } from '#test/a-project.ts'
import { aSite } from './a-site.ts'
import { readSiteAssets } from './assets.ts'
import { buildSite } from './build.ts'
import { renderPage } from './render.tsx'
import { projectPage } from './pages/project.tsx'
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

test('finished work does not weigh the pages down: three on the home page, a full list, a project', () => {
  const projects = Array.from({ length: 12 }, (_, nth) => aLongProject(nth))
  const shown = { ...site, isDemo: true, work: workOf(projects, `2026-01-01_${newId()}`) }
  const [home, list] = ['/', '/projects'].map((path) => pages.find((page) => page.path === path))
  const [first] = projects
  if (!home || !list || !first) throw new Error('There is no such page.')
  expect(renderPage(home, shown).html.match(/href="\/projects\/project-/g)).toHaveLength(3)
  expect(weightOf(renderPage(home, shown).html)).toBeLessThanOrEqual(firstFlight)
  expect(weightOf(renderPage(list, shown).html)).toBeLessThanOrEqual(longestPage)
  const one = renderPage(projectPage(first), shown, { project: first })
  expect(weightOf(one.html)).toBeLessThanOrEqual(longestPage)
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

/** Long in all its words, with words and photos of its own. */
function aLongProject(nth: number) {
  const hash = (of: string) => createHash('sha256').update(`${of} ${nth}`).digest('hex')
  const words = Array.from({ length: 12 }, (_, word) => hash(`word ${word}`).slice(0, 3 + (word % 6)))
  return aPublishedProject({
    slug: `project-${nth}`,
    cause: words.join(' ').slice(0, 60),
    lesson: words.toReversed().join(' '),
    area: towns[nth]?.slug,
    equipment: words.slice(0, 4).map((label) => ({ label, count: 1 + nth })),
    drying: {
      material: words.slice(0, 2).join(' '),
      unit: 'points',
      dry_standard: 20,
      readings: [90, 80, 71, 60, 47, 33, 20].map((value, day) => ({ day, value: value - nth })),
    },
    before: { sha256: hash('before'), alt: words.join(' ') },
    after: { sha256: hash('after'), alt: words.join(' ') },
  })
}

function weightOf(html: string) {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
