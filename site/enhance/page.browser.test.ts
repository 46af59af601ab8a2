import { afterAll, expect, test } from 'vitest'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, openSite, type Answer } from './hand-made-site.ts'
import { errorToastDuration, swipeDistance, toastDuration } from '#look/toast-limits.ts'
import { emergencyBannerScroll, lateLoadDelay } from './limits.ts'

afterAll(closeBrowser)

const code = await bundle('notices')
const notices: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)

test('the menu opens, Escape closes it and gives the focus back, and a chosen link closes it', async () => {
  await using site = await openSite()
  const { page } = site
  await page.goto(site.origin)
  const toggle = page.locator('[data-menu-toggle]')
  const menu = page.locator('#menu')
  await toggle.click()
  expect([await toggle.getAttribute('aria-expanded'), await menu.isVisible()]).toEqual(['true', true])

  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect([await toggle.getAttribute('aria-expanded'), await menu.isVisible()]).toEqual(['false', false])
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)

  await toggle.click()
  await page.getByRole('link', { name: 'About' }).click()
  await eventually(() => page.title()).toBe('About | Mission Restore')
  expect([await toggle.getAttribute('aria-expanded'), await menu.isVisible()]).toEqual(['false', false])
  expect(site.complaints).toEqual([])
})

test('the emergency banner is there below 300 px and, once dismissed, gone for the session', async () => {
  await using site = await openSite()
  const { page } = site
  await page.goto(site.origin)
  const banner = page.getByRole('complementary', { name: 'Emergency' })
  const scroll = (top: number) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
  const isShown = () => eventually(() => banner.isVisible())
  await isShown().toBe(false)
  await scroll(emergencyBannerScroll + 1)
  await isShown().toBe(true)
  await scroll(emergencyBannerScroll)
  await isShown().toBe(false)
  await scroll(900)
  await isShown().toBe(true)

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await isShown().toBe(false)
  await page.goto(`${site.origin}/about`)
  await page.evaluate("new Promise((done) => { addEventListener('scroll', done); scrollTo(0, 900) })")
  await isShown().toBe(false)
  expect(site.complaints).toEqual([])
})

test('the gold bar steps aside while a call button is in view, and for the red one', async () => {
  const call = '<a class="call" href="tel:+13305550142">Call</a>'
  await using site = await openSite({
    '/services': htmlPage('Services', await bundle('main'), { main: call }),
  })
  const { page } = site
  const shown = () => eventually(() => page.locator('aside:visible').evaluateAll(namesOf))
  const scroll = (top: number) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)

  await page.goto(`${site.origin}/about`)
  await shown().toEqual(['Call us'])
  await scroll(emergencyBannerScroll + 1)
  await shown().toEqual(['Emergency'])

  await page.goto(`${site.origin}/services`)
  await shown().toEqual([])
  await scroll(emergencyBannerScroll + 1)
  await shown().toEqual(['Emergency'])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await shown().toEqual(['Call us'])
  await scroll(0)
  await shown().toEqual([])
  expect(site.complaints).toEqual([])
})

test('the emergency banner is never shown in the portal', async () => {
  await using site = await openSite()
  await site.page.goto(`${site.origin}/ops/login`)
  await site.page.evaluate("new Promise((done) => { addEventListener('scroll', done); scrollTo(0, 900) })")
  expect(await site.page.getByRole('complementary', { name: 'Emergency' }).isVisible()).toBe(false)
})

test('at most three toasts are there, each for its time, and none leaves under the pointer', async () => {
  await using site = await openSite({ '/assets/notices.js': notices }, { isClockStopped: true })
  const { page } = site
  await page.goto(site.origin)
  await page.evaluate("import('/assets/notices.js')")
  const say = (text: string, error: boolean) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('toast', { detail })), { text, error })
  for (const text of ['one', 'two', 'three']) await say(text, false)
  await say('four', true)
  await page.clock.runFor(20)
  const words = () => page.locator('[data-toasts] p').allTextContents()
  expect(await words()).toEqual(['two', 'three', 'four'])
  expect(await page.getByRole('alert').allTextContents()).toEqual(['four'])

  await page.getByText('three').hover()
  await page.clock.runFor(toastDuration)
  expect(await words()).toEqual(['three', 'four'])
  await page.clock.runFor(errorToastDuration - toastDuration)
  expect(await words()).toEqual(['three'])
  await page.mouse.move(0, 400)
  await page.clock.runFor(toastDuration)
  expect(await words()).toEqual([])
  expect(site.complaints).toEqual([])
})

test('a toast is swiped away, or closed with its button', async () => {
  await using site = await openSite({ '/assets/notices.js': notices })
  const { page } = site
  await page.goto(site.origin)
  await page.evaluate("import('/assets/notices.js')")
  const say = (text: string) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('toast', { detail })), { text })
  await say('Swiped')
  expect(await page.locator('[data-toasts] [data-error]').count()).toBe(0)
  const { x, y } = (await page.getByText('Swiped').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.down()
  await page.mouse.move(x + 10 - swipeDistance, y + 5, { steps: 4 })
  expect(await page.locator('[data-toasts] li').count()).toBe(1)
  await page.mouse.move(x - swipeDistance, y + 5)
  await eventually(() => page.locator('[data-toasts] li').count()).toBe(0)
  await page.mouse.up()

  await say('Closed')
  await page.locator('[data-toasts]').getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.locator('[data-toasts] li').count()).toBe(0)
  expect(site.complaints).toEqual([])
})

test('the chat comes with the first scroll, and only once', async () => {
  await using site = await openSite({}, { isClockStopped: true })
  const { page } = site
  await page.goto(site.origin)
  await page.clock.runFor(lateLoadDelay - 1)
  expect(await page.evaluate('window.chats')).toBe(undefined)
  await page.mouse.wheel(0, 100)
  await eventually(() => page.evaluate('window.chats')).toBe(1)
  await page.mouse.click(200, 400)
  await page.clock.runFor(2 * lateLoadDelay)
  expect(site.requests.filter((request) => request.includes('embed.js'))).toHaveLength(1)
  expect(site.complaints).toEqual([])
})

test('without a sign of life the chat comes after five seconds, and knows the phone', async () => {
  await using site = await openSite({}, { isClockStopped: true })
  const { page } = site
  await page.goto(site.origin)
  await page.clock.runFor(lateLoadDelay - 1)
  expect(await page.evaluate('window.chats')).toBe(undefined)
  await page.clock.runFor(1)
  await eventually(() => page.evaluate('window.chats')).toBe(1)
  expect(await page.locator('script[data-phone]').getAttribute('data-phone')).toBe('+13305550142')
  expect(site.complaints).toEqual([])
})

test('in the portal the chat is neither loaded nor kept', async () => {
  await using site = await openSite({}, { isClockStopped: true })
  const { page } = site
  await page.goto(`${site.origin}/ops/login`)
  await page.mouse.click(200, 400)
  await page.clock.runFor(lateLoadDelay)
  expect(await page.locator('script[data-phone]').count()).toBe(0)

  await page.goto(site.origin)
  await page.mouse.click(200, 400)
  await eventually(() => page.evaluate('window.chats')).toBe(1)
  await page.evaluate("history.pushState(null, '', '/ops/login'); document.dispatchEvent(new Event('page'))")
  expect(await page.evaluate('window.chats')).toBe(0)
})

function namesOf(bars: Element[]) {
  return bars.map((bar) => bar.ariaLabel)
}
