import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { aSite } from './a-site.ts'
import { readSiteAssets } from './assets.ts'
import { buildSite } from './build.ts'
import { renderPage } from './render.tsx'
import { notFoundPage, pages } from './routes.ts'

const dist = mkdtempSync(join(tmpdir(), 'site-'))
await buildSite(dist)
const site = { ...aSite(), assets: readSiteAssets(dist) }
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const context = await browser.newContext({ viewport: { width: 320, height: 568 }, javaScriptEnabled: false })
const tab = await context.newPage()
// Only how the page lies is looked at here, and the stand-in lies as the display face does.
await context.route('**/*', (route) => route.abort())

afterAll(async () => {
  await browser.close()
  rmSync(dist, { recursive: true })
})

test('on the smallest phone, without scripts, every page offers a large call button at once and never scrolls sideways', async () => {
  const failing: string[] = []
  for (const page of [...pages, notFoundPage]) {
    await tab.setContent(renderPage(page, site).html, { waitUntil: 'commit' })
    const { width, call } = await tab.evaluate(measure)
    const isAtHand = call.some(({ top, bottom, height }) => top >= 0 && bottom <= 568 && height >= 48)
    if (width > 320 || !isAtHand) failing.push(page.path)
  }
  expect(failing).toEqual([])
}, 120_000)

function measure() {
  const links = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => link.checkVisibility())
  return {
    width: document.documentElement.scrollWidth,
    call: links
      .map((link) => link.getBoundingClientRect())
      .map(({ top, bottom, height }) => ({ top, bottom, height })),
  }
}
