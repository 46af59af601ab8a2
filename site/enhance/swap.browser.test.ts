import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, kindStyles, openSite, styles } from './hand-made-site.ts'
import type { Answer } from './hand-made-site.ts'
import { pageTimeout, spinnerDelay } from './limits.ts'

afterAll(closeBrowser)

const tallStyles = `${styles} .tall { height: 1500px }`
const script = await bundle('main')
const title = (page: Page) => eventually(() => page.title())
const isSameDocument = (page: Page) => page.evaluate('window.first === true')

async function start(page: Page, origin: string) {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(origin)
  await page.evaluate('window.first = true')
}

const json: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"plain":true}')

/** A page that comes when the test says so. */
function heldPage(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer: Answer = async (request, response) => {
    await promise
    htmlPage(name, script)(request, response)
  }
  return { answer, arrive: resolve }
}

test('a link brings the next page without a reload: head, gold link, focus and scroll position', async () => {
  const about = htmlPage('About', script, { head: '<meta name="robots" content="noindex">' })
  await using site = await openSite({ '/about': about })
  const { page } = site
  await start(page, site.origin)
  await page.mouse.wheel(0, 900)
  await page.evaluate('document.querySelector(\'#menu a[href="/about"]\').click()')

  await title(page).toBe('About | Mission Restore')
  expect(await isSameDocument(page)).toBe(true)
  expect(page.url()).toBe(`${site.origin}/about`)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('About, described')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/about$/)
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe('About')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toBe('{"name":"About"}')
  expect(await page.locator('[aria-current=page]').allTextContents()).toEqual(['About'])
  expect(
    await page.evaluate('[document.activeElement.id, document.activeElement.ariaLabel, scrollY]'),
  ).toEqual(['content', 'About | Mission Restore', 0])

  await page.goBack()
  await title(page).toBe('Home | Mission Restore')
  expect(await page.locator('h1').textContent()).toBe('Home')
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
  expect(site.complaints).toEqual([])
})

test('the styles of a kind of pages come and go with its pages', async () => {
  const about = htmlPage('About', script, { head: `<style data-kind="company">${kindStyles}</style>` })
  await using site = await openSite({ '/about': about })
  const { page } = site
  await start(page, site.origin)
  const spacing = () =>
    page.locator('h1').evaluate((heading) => window.getComputedStyle(heading).letterSpacing)
  expect(await spacing()).toBe('normal')

  await page.evaluate('document.querySelector(\'#menu a[href="/about"]\').click()')
  await title(page).toBe('About | Mission Restore')
  expect([await spacing(), await isSameDocument(page)]).toEqual(['3px', true])
  await page.goBack()
  await title(page).toBe('Home | Mission Restore')
  expect([await spacing(), await isSameDocument(page)]).toEqual(['normal', true])
  expect(site.complaints).toEqual([])
})

test('every path change goes to the top, back and forward too, and a hash to its place', async () => {
  const target = '<a href="/about#team">Team</a>'
  const tall = htmlPage('About', script, {
    css: tallStyles,
    main: '<div class="tall"></div><p id="team">Team</p>',
  })
  await using site = await openSite({
    '/': htmlPage('Home', script, { css: tallStyles, main: target }),
    '/about': tall,
  })
  const { page } = site
  await start(page, site.origin)
  await page.getByRole('link', { name: 'Team' }).click()
  await title(page).toBe('About | Mission Restore')
  await eventually(() => page.evaluate('scrollY')).toBeGreaterThan(900)
  expect(page.url()).toBe(`${site.origin}/about#team`)

  await page.goBack()
  await title(page).toBe('Home | Mission Restore')
  await eventually(() => page.evaluate('scrollY')).toBe(0)
  expect(site.complaints).toEqual([])
})

test("a slow page shows 'Loading...' after 150 ms, and becomes an ordinary navigation after two minutes", async () => {
  const slow = heldPage('Slow')
  await using site = await openSite({ '/slow': slow.answer }, { isClockStopped: true })
  const { page } = site
  await start(page, site.origin)
  const spinner = page.locator('[data-spinner]')
  await page.getByRole('link', { name: 'Slow' }).click()
  await page.clock.runFor(spinnerDelay - 1)
  expect(await spinner.isVisible()).toBe(false)
  await page.clock.runFor(1)
  expect(await spinner.textContent()).toBe('Loading...')
  expect(await spinner.isVisible()).toBe(true)

  const asked = () => site.requests.filter((request) => request === 'GET /slow').length
  await eventually(asked).toBe(1)
  await page.clock.runFor(pageTimeout - spinnerDelay)
  await eventually(asked).toBe(2)
  slow.arrive()
  await title(page).toBe('Slow | Mission Restore')
  expect(await isSameDocument(page)).toBe(false)
  expect(site.complaints).toEqual([])
})

test('a newer choice wins over an older one that comes later', async () => {
  const slow = heldPage('Slow')
  await using site = await openSite({ '/slow': slow.answer })
  const { page } = site
  await start(page, site.origin)
  await page.getByRole('link', { name: 'Slow' }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await title(page).toBe('About | Mission Restore')
  slow.arrive()
  await page.evaluate('fetch("/slow")')
  expect([await page.title(), await isSameDocument(page)]).toEqual(['About | Mission Restore', true])
  expect(await page.locator('[data-spinner]').isVisible()).toBe(false)
  expect(site.complaints).toEqual([])
})

test('whatever is not a page of this version is fetched the ordinary way', async () => {
  const newer = htmlPage('Newer', script, { css: `${styles} h1 { color: red }` })
  const gone = htmlPage('Gone', script, { status: 404 })
  for (const [answer, text] of [
    [json, 'plain'],
    [newer, 'Newer'],
    [gone, 'Gone'],
  ] as const) {
    await using site = await openSite({ '/slow': answer })
    const { page } = site
    await start(page, site.origin)
    await page.getByRole('link', { name: 'Slow' }).click()
    await eventually(() => page.locator('body').textContent()).toContain(text)
    expect(await isSameDocument(page)).toBe(false)
    expect(page.url()).toBe(`${site.origin}/slow`)
  }
})

test('a click with a key held down, a new window and the portal are left to the browser', async () => {
  const main = '<a href="/about" target="_blank">Window</a> <a href="/ops/login">Staff</a>'
  await using site = await openSite({ '/': htmlPage('Home', script, { main }) })
  const { page } = site
  await start(page, site.origin)
  for (const open of [
    () => page.getByRole('link', { name: 'About' }).click({ modifiers: ['ControlOrMeta'] }),
    () => page.getByRole('link', { name: 'Window' }).click(),
  ]) {
    const opened = page.context().waitForEvent('page')
    await open()
    await (await opened).close()
  }
  expect(await page.title()).toBe('Home | Mission Restore')
  await page.getByRole('link', { name: 'Staff' }).click()
  await title(page).toBe('Portal | Mission Restore')
  expect(await isSameDocument(page)).toBe(false)
  expect(site.complaints).toEqual([])
})
