import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, expect, test, vi } from 'vitest'
import { bareChromium, quietly } from '#test/chromium.ts'
import { aSite } from './a-site.ts'
import { readSiteAssets } from './assets.ts'
import { buildSite } from './build.ts'
import { renderPage } from './render.tsx'
import { findPage, receiptPage } from './routes.ts'

vi.setConfig({ testTimeout: 90_000 })

const dist = mkdtempSync(join(tmpdir(), 'dock-'))
await buildSite(dist)
const site = { ...aSite({ call_back_minutes: 15 }), assets: readSiteAssets(dist) }
const browser = await chromium.launch({ executablePath: bareChromium, args: quietly })
afterAll(async () => {
  await browser.close()
  rmSync(dist, { recursive: true })
})

const smallest = { width: 320, height: 568 }
const confirmation = '/contact?received=R-2611-AB3DE'
/** As wide as letters of systems get, for where our own have not come. */
const wideLetters = `* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }`

test.each([320, 390, 1280])(
  'the red bar asks for a crew, so that no one takes it for 911, and its × stands apart, %i px wide',
  async (width) => {
    const page = await open('/services/water-damage', { width, height: 844 })
    await scrollDown(page)
    const bar = page.locator('.dock aside:visible')
    expect(await bar.textContent()).toMatch(/^Need a cleanup crew\?/)
    const close = bar.getByRole('button')
    const [call, cross] = [await boxOf(bar.getByRole('link')), await boxOf(close)]
    expect(cross.x - (call.x + call.width)).toBeGreaterThanOrEqual(8)
    expect(await close.evaluate((button) => getComputedStyle(button).borderWidth)).toBe('2px')
    expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(44)
    const number = await boxOf(bar.locator('b'))
    expect(number.height, 'the number stands in one line').toBeLessThan(40)
  },
)

test('after a request the bar never turns red, and asks for no second one', async () => {
  const page = await open(confirmation, { width: 390, height: 844 })
  await scrollDown(page)
  const bar = page.locator('.dock aside:visible')
  expect(await bar.textContent()).toMatch(/^Any questions\?/)
  const ground = await bar.evaluate((aside) => getComputedStyle(aside).backgroundColor)
  expect(ground).toBe(
    await page.locator('.call-bar').evaluate((gold) => getComputedStyle(gold).backgroundColor),
  )
})

test('with text twice as large the call buttons grow with it, and nothing is wider than the smallest screen', async () => {
  for (const [path, css] of [
    ['/contact', ''],
    [confirmation, ''],
    ['/services/water-damage', ''],
    ['/contact', wideLetters],
    [confirmation, wideLetters],
    ['/services/water-damage', wideLetters],
  ] as const) {
    const page = await open(path, smallest)
    if (css) await page.addStyleTag({ content: css })
    await page.locator('[data-failed], [data-number]').evaluateAll((parts) => {
      for (const part of parts) part.toggleAttribute('hidden', false)
    })
    await page
      .locator('strong[data-phone]')
      .evaluateAll((parts) => parts.forEach((part) => part.append('(330) 555-0117')))
    await page.evaluate(() => document.querySelector<HTMLElement>('.dock')?.setAttribute('data-dock', 'red'))
    const calls = page.locator('main .call:not(.alarm):visible, .dock b:visible, .dock > a:visible')
    const usual = await sizesOf(calls)
    await page.addStyleTag({ content: ':root { font-size: 200% }' })
    const large = await sizesOf(calls)
    expect(large.length).toBeGreaterThan(0)
    const names = await calls.allTextContents()
    for (const [index, size] of large.entries())
      expect(size / (usual[index] ?? 0), `${path}: ${names[index]}`).toBeGreaterThan(1.4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(smallest.width)
    expect(await page.evaluate(findBrokenNumbers), path).toEqual([])
  }
})

async function sizesOf(calls: Locator) {
  return calls.evaluateAll((all) => all.map((call) => parseFloat(getComputedStyle(call).fontSize)))
}

/** Runs in the page: phone numbers that break elsewhere than after the area code, or reach past the screen. */
function findBrokenNumbers() {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { index } = /\(\d{3}\) \d{3}-\d{4}/.exec(node.textContent ?? '') ?? {}
    if (index === undefined || !node.parentElement?.checkVisibility()) continue
    const rest = new Range()
    rest.setStart(node, index + 6)
    rest.setEnd(node, index + 14)
    const rects = [...rest.getClientRects()].filter(({ width }) => width > 0)
    if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${node.textContent}`)
    if (rects.some(({ right }) => right > innerWidth)) found.push(`cut: ${node.textContent}`)
  }
  return found
}

async function scrollDown(page: Page) {
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(() => page.locator('.dock').getAttribute('data-dock')).not.toBe('early')
  await expect.poll(() => page.locator('.dock aside:visible').count()).toBe(1)
}

/** The page as the server draws it, with the built style sheets and scripts. */
async function open(path: string, viewport: { width: number; height: number }) {
  const page = await (await browser.newContext({ viewport })).newPage()
  const { pathname, searchParams } = new URL(path, 'http://site.example')
  const reference = searchParams.get('received')
  const shown = reference ? receiptPage : findPage(pathname)
  if (!shown) throw new Error(`There is no ${path}.`)
  const visit = reference ? { received: { reference, loss: 'flooded-basement' as const } } : {}
  await page.route('**/*', (route) => {
    const asked = new URL(route.request().url()).pathname
    if (asked === pathname)
      return route.fulfill({ body: renderPage(shown, site, visit).html, contentType: 'text/html' })
    if (!asked.startsWith('/assets/')) return route.fulfill({ status: 404 })
    return route.fulfill({ path: join(dist, asked) })
  })
  await page.goto(`http://site.example${path}`)
  await page.evaluate(() => document.fonts.ready)
  return page
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return box
}
