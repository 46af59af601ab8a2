import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContextOptions, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { Question } from '#content/questions/question.ts'
import { areaPath, areas } from '#domain/areas/areas.ts'
import { losses } from '#domain/leads/losses.ts'
import { aPublishedProject, workOf } from '#test/a-project.ts'
import { bareChromium, quietly } from '#test/chromium.ts'
import { isEveryLook } from '#test/e2e/looks.ts'
import { findCutAtSizes } from '#test/e2e/sizes.ts'
import { findSmallTargets } from '#test/e2e/targets.ts'
import { aSite } from './a-site.ts'
import { readSiteAssets } from './assets.ts'
import { buildSite } from './build.ts'
import type { Visit } from './page.ts'
import { renderPage } from './render.tsx'
import { findPage, receiptPage } from './routes.ts'

vi.setConfig({ testTimeout: 90_000 })

const dist = mkdtempSync(join(tmpdir(), 'phone-'))
await buildSite(dist)
const projects = ['hubbard-oh', 'boardman-oh'].map((area) => aPublishedProject({ area }))
/** As staff publish them: its link is as short as the name of a page. */
const answer: Question = {
  id: 'answer-1',
  group: 'process',
  rules: [],
  services: [],
  question: 'Do you move pianos?',
  answer: 'Yes.',
  link: { path: '/faq', label: 'FAQ' },
}
const site = {
  ...aSite({ call_back_minutes: 15 }),
  assets: readSiteAssets(dist),
  work: workOf(projects),
  answers: [answer],
}
const browser = await chromium.launch({ executablePath: bareChromium, args: quietly })
afterAll(async () => {
  await browser.close()
  rmSync(dist, { recursive: true })
})

const portrait = { width: 390, height: 844 }
const smallest = { width: 320, height: 568 }
const sideways = { width: 844, height: 390 }
const received = { reference: 'R-2611-AB3DE', loss: 'flooded-basement' } as const

test.each([
  ['a screen, above the bar', portrait, 1],
  ['one screen and a half, on the smallest phone', smallest, 1.5],
  ['one screen and a half, sideways', sideways, 1.5],
])('Send lies within %s, whatever was chosen', async (_, viewport, screens) => {
  const page = await open('/contact', { viewport })
  const bar = await boxOf(page.locator('.dock'))
  const room = screens === 1 ? bar.height + 16 : 0
  for (const { label } of losses) {
    await page.locator('.loss-grid label', { hasText: label }).click()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const send = await boxOf(page.locator('[data-send] button'))
    expect(send.bottom, label).toBeLessThanOrEqual(viewport.height * screens - room)
  }
})

test.each([portrait, sideways])(
  'after an empty Send both mistakes and Send are in view, $width px wide',
  async (viewport) => {
    const page = await open('/contact', { viewport })
    await page.locator('form[data-contact]:not([data-module])').waitFor()
    const send = page.locator('[data-send] button')
    await send.click()
    const [top, bar] = [await boxOf(page.locator('.top')), await boxOf(page.locator('.dock'))]
    expect((await boxOf(page.locator('#name'))).y).toBeGreaterThanOrEqual(top.bottom)
    for (const seen of [page.locator('#error-name'), page.locator('#error-phone'), send])
      expect((await boxOf(seen)).bottom).toBeLessThanOrEqual(bar.y)
  },
)

test('on the page of a place what to do now begins within 700 px, before map, facts and history', async () => {
  const late: string[] = []
  const page = await open('/', { viewport: portrait })
  for (const area of isEveryLook ? areas : longestOfEachCounty()) {
    await page.goto(`http://site.example${areaPath(area)}`)
    const now = await boxOf(page.getByRole('heading', { name: 'Do this now' }))
    const [map, past] = [await boxOf(page.locator('.map')), await boxOf(page.locator('.past'))]
    if (now.y > 700 || map.y < now.y || past.y < now.y) late.push(`${area.slug}: ${now.y}`)
  }
  expect(late).toEqual([])
})

test('a link to what is folded opens it, and paper has all of it', async () => {
  const page = await open('/services/water-damage', { viewport: portrait })
  const valves = page.locator('#shut-it-off')
  expect(await valves.isVisible()).toBe(false)
  await page.goto('http://site.example/services/water-damage#shut-it-off')
  await expect.poll(() => valves.isVisible()).toBe(true)
  const part = page.locator('#time-and-cost')
  expect(await part.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await part.isVisible()).toBe(true)
})

test('finished work is not cut, and its filters are large enough, at any size of window and text', async () => {
  const page = await open('/projects', { viewport: smallest })
  await page.locator('select').first().waitFor()
  expect(await findCutAtSizes(page)).toEqual([])
})

test('numbers to call and links that stand alone are large enough for a thumb, and move no line', async () => {
  for (const path of ['/', '/contact', '/services/trauma-cleanup', '/faq']) {
    const page = await open(path, { viewport: smallest })
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    expect(await page.evaluate(findSmallTargets), path).toEqual([])
  }
  const page = await open('/contact', { viewport: portrait }, { received })
  expect(await page.evaluate(findSmallTargets)).toEqual([])
  const line = page.locator('.from')
  expect((await boxOf(line)).height).toBeLessThan(30)
})

test.each(['light', 'dark'] as const)(
  'in high contrast, %s, the menu can be seen and every button has its edge',
  async (colorScheme) => {
    const page = await open('/contact', { viewport: portrait, forcedColors: 'active', colorScheme })
    const menu = page.getByRole('button', { name: 'Menu' })
    expect(await barsOf(await menu.screenshot())).toBe(3)
    await page.locator('[data-failed]').evaluate((panel) => panel.toggleAttribute('hidden', false))
    const buttons = page.locator('main :is(.call, .button):visible')
    expect(await buttons.count()).toBe(3)
    for (const button of await buttons.all()) {
      const [edge, ground] = await button.evaluate((element) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element)
        return [`${borderTopWidth} ${borderTopColor}`, `2px ${backgroundColor}`]
      })
      expect(edge).toMatch(/^2px rgb\(/)
      expect(edge).not.toBe(ground)
    }
  },
)

test('without scripts the links of the menu are folded, and the confirmation offers nothing that needs one', async () => {
  const plain = { viewport: portrait, javaScriptEnabled: false }
  const page = await open('/contact', plain)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await links.count()).toBe(0)
  expect((await boxOf(page.locator('.top'))).height).toBeLessThanOrEqual(62)
  await page.getByText('Menu', { exact: true }).click()
  expect(await links.allTextContents()).toContain('Our Commitments')

  const desk = await open('/contact', { ...plain, viewport: { width: 1280, height: 800 } })
  expect(await desk.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBe(7)
  expect(await desk.getByText('Menu', { exact: true }).isVisible()).toBe(false)

  const receipt = await open('/contact', plain, { received })
  await receipt.getByRole('heading', { name: 'We call back within 15 minutes' }).waitFor()
  expect(await receipt.locator('[data-copy]').isVisible()).toBe(false)
  expect(await receipt.getByRole('link', { name: 'Add them here' }).count()).toBe(0)
})

test('from the step that asks for photos one tap leads to where they are added', async () => {
  const page = await open('/contact', { viewport: portrait }, { received })
  await page.locator('[data-photos-part]').evaluate((part) => part.toggleAttribute('hidden', false))
  await page.getByRole('link', { name: 'Add them here' }).click()
  const add = await boxOf(page.locator('.add'))
  const bar = await boxOf(page.locator('.dock'))
  expect(add.bottom).toBeLessThanOrEqual(bar.y)
})

/** The page as the server draws it, with the built style sheets and scripts. */
async function open(path: string, options: BrowserContextOptions, visit: Visit = {}) {
  const page = await (await browser.newContext(options)).newPage()
  const shown = visit.received ? receiptPage : findPage(path)
  if (!shown) throw new Error(`There is no ${path}.`)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const asked = pathname === path ? shown : findPage(pathname)
    if (asked) return route.fulfill({ body: renderPage(asked, site, visit).html, contentType: 'text/html' })
    if (!pathname.startsWith('/assets/')) return route.fulfill({ status: 404 })
    return route.fulfill({ path: join(dist, pathname) })
  })
  await page.goto(`http://site.example${path}`)
  return page
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { ...box, bottom: box.y + box.height }
}

function longestOfEachCounty() {
  const byLength = areas.toSorted((a, b) => a.name.length - b.name.length)
  return new Map(byLength.map((area) => [area.county, area])).values()
}

/** How many bars lie one below the other in the middle of a picture. */
async function barsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const column = Array.from({ length: info.height }, (_, y) => data[y * info.width + (info.width >> 1)] ?? 0)
  const isDrawn = column.map((tone) => Math.abs(tone - (column[0] ?? 0)) > 128)
  return isDrawn.filter((drawn, y) => drawn && !isDrawn[y - 1]).length
}
