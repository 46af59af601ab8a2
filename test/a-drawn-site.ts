import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, vi } from 'vitest'
import { openNews } from '#platform/events/news.ts'
import { minute } from '#platform/time.ts'
import { openLimits } from '#server/limits.ts'
import { openPages } from '#server/pages.ts'
import { buildSite } from '#site/build.ts'
import { widgetFiles } from '#widget/files.ts'
import type { TestWorld } from './world.ts'

/** For a file of tests: what opens nodes that draw all pages of the website, over one build. */
export async function aDrawnSite() {
  // Two nodes draw all pages, which takes a busy machine its time.
  vi.setConfig({ testTimeout: 3 * minute })
  const dist = await aBuild()
  afterAll(() => rm(dist, { recursive: true }))
  return { openNode: (test: TestWorld) => openNode(test, dist) }
}

async function openNode({ world, connection }: TestWorld, dist: string) {
  const news = await openNews(world, connection)
  onTestFinished(() => news.stop())
  const limits = openLimits(world.db, 1)
  const { cached, portal, stop } = await openPages({ world, news, limits, dist, isDemo: false })
  onTestFinished(stop)
  const home = () => String(cached.get('/')?.plain)
  const dated = /<loc>http:\/\/localhost:3000([^<]*)<\/loc><lastmod>([^<]*)</g
  return {
    cached,
    dates: () =>
      Object.fromEntries(
        [...String(cached.get('/sitemap.xml')?.plain).matchAll(dated)].map(([, path, date]) => [path, date]),
      ),
    phones: () => [...new Set(home().match(/tel:\+\d+/g))],
    portal: () => String(portal().known.plain),
    paths: (...texts: string[]) =>
      [...cached].flatMap(([path, { plain }]) =>
        texts.some((text) => String(plain).includes(text)) ? [path] : [],
      ),
  }
}

async function aBuild() {
  const dist = await mkdtemp(join(tmpdir(), 'mission-restore-build-'))
  await buildSite(dist)
  for (const [folder, name, text] of [
    ['ops', 'index.html', '<meta name="company" content="">'],
    ['ops', 'csp.json', '{"styleHashes":[],"scripts":[]}'],
    [
      'ops',
      'login.json',
      JSON.stringify({ style: '', first: '', script: '', lock: '', icon: '', font: '', portal: null }),
    ],
    ['ops', 'worker.js', ''],
    ...widgetFiles.map((name) => ['widget', `${name}.js`, ''] as const),
  ] as const) {
    await mkdir(join(dist, folder), { recursive: true })
    await writeFile(join(dist, folder, name), text)
  }
  return dist
}
