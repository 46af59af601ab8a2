import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

const phone = { viewport: { width: 390, height: 844 } }
const bannerScroll = 300
const lateLoad = 5000
const minute = 60_000

test('the emergency banner is there beyond 300 px, and once dismissed not again in this session', async ({
  page,
}) => {
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Emergency' })
  await expect(banner).toBeHidden()
  await scrollTo(page, bannerScroll)
  await expect(banner).toBeHidden()
  await scrollTo(page, bannerScroll + 1)
  await expect(banner).toBeVisible()
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await scrollTo(page, bannerScroll)
  await expect(banner).toBeHidden()

  await scrollTo(page, bannerScroll + 1)
  await page.getByRole('button', { name: 'Dismiss the emergency banner' }).click()
  await expect(banner).toBeHidden()
  await page.goto('/about')
  await scrollTo(page, bannerScroll + 1)
  await expect(banner).toBeHidden()
})

test('a link brings the next page without a reload: title, gold link, top of the page, and the way back', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate("window.isSameDocument = 'yes'")
  await scrollTo(page, 900)
  const nav = page.getByRole('navigation', { name: 'Main' })
  const current = nav.locator('[aria-current=page]')
  await expect(current).toHaveText('Home')

  await nav.getByRole('link', { name: 'Our Commitments' }).click()
  await expect(page).toHaveURL('/certifications')
  await expect(current).toHaveText('Our Commitments')
  await expect(current).toHaveCSS('color', await goldOf(page))
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/certifications$/)
  await expect(page).toHaveTitle(/\| Mission Restore$/)
  expect(await page.evaluate('document.activeElement.id')).toBe('content')

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(current).toHaveText('Home')
  await expect(page).toHaveTitle(/Mission Restore/)
  expect(await page.evaluate('window.isSameDocument')).toBe('yes')
})

test('a page that is long in coming shows that it is loading', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/about', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(spinner).toBeVisible()
  await expect(page).toHaveURL('/')
  held.resolve()
  await expect(page).toHaveURL('/about')
  await expect(spinner).toBeHidden()
})

test('on a phone the menu opens, and closes when a link is chosen', async ({ open }) => {
  const page = await open(phone)
  await page.goto('/')
  const [toggle, menu] = [
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('navigation', { name: 'Main' }),
  ]
  await expect(menu).toBeHidden()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: 'Testimonials' }).click()
  await expect(page).toHaveURL('/testimonials')
  await expect(menu).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('without scripts the links unfold on a phone, lead on, and the way to call stays', async ({ open }) => {
  const page = await open({ ...phone, javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('complementary', { name: 'Call us' })).toBeVisible()
  await page.goto('/somewhere-else')
  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Call us' })).toBeVisible()
})

test('the chat waits for the first scroll, comes once, and stays through the pages', async ({ page }) => {
  const asked = countChats(page)
  await stopClock(page)
  await page.goto('/')
  await page.clock.runFor(lateLoad - 1)
  expect(asked()).toBe(0)
  await page.mouse.wheel(0, 200)
  const launcher = page.getByRole('button', { name: 'Chat with us' })
  await expect(launcher).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(2 * lateLoad)
  await expect(launcher).toHaveCount(1)
  expect(asked()).toBe(1)

  await launcher.click()
  const chat = page.getByRole('dialog')
  await chat.getByRole('textbox', { name: 'Write here' }).fill('half a sentence')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(chat.getByRole('textbox', { name: 'Write here' })).toHaveValue('half a sentence')
  await main.getByRole('link', { name: 'Contact' }).click()
  await expect(page.locator('main').getByRole('button', { name: 'Call me back' })).toBeVisible()
  await expect(chat.getByRole('textbox', { name: 'Write here' })).toHaveValue('half a sentence')
  await expect(page.locator('main')).toBeFocused()
})

test('without a sign of life the chat comes after five seconds', async ({ page }) => {
  const asked = countChats(page)
  await stopClock(page)
  await page.goto('/')
  await page.clock.runFor(lateLoad - 1)
  expect(asked()).toBe(0)
  await page.clock.runFor(1)
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
  expect(asked()).toBe(1)
})

test('in the portal there is neither chat nor banner, however long one stays and scrolls', async ({
  page,
}) => {
  const asked = countChats(page)
  await page.clock.install()
  await page.goto('/ops/login')
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await page.mouse.wheel(0, 900)
  await page.mouse.click(5, 5)
  await page.clock.runFor(2 * lateLoad)
  expect(asked()).toBe(0)
  await expect(page.getByRole('complementary', { name: 'Emergency' })).toHaveCount(0)
})

/** From here on time passes only where the test lets it. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(minute)
}

function countChats(page: Page) {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chatbot/embed.js')) asked++
  })
  return () => asked
}

/** Scrolls there at once, and comes back when the page has noticed. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (top) =>
      new Promise((done) => {
        if (scrollY === top) return done(null)
        addEventListener('scroll', done, { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )
}

function goldOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('i:empty { color: var(--gold) }')
    document.adoptedStyleSheets = [sheet]
    const { color } = getComputedStyle(probe)
    document.adoptedStyleSheets = []
    probe.remove()
    return color
  })
}
