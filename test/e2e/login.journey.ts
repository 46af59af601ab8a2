import type { Page } from '@playwright/test'
import { owner } from './people.ts'
import { expect, test } from './product.ts'

const daySeconds = 24 * 60 * 60
const longestOfBrowsers = 400 * daySeconds
const aMoment = 50
const minute = 60_000

test('the login screen says whose door it is, and keeps nobody logged in unless asked', async ({ page }) => {
  await page.goto('/ops/login')
  await expect(page.getByText('OPS PORTAL').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect(page.getByText('Restricted area: only authorized personnel may enter.')).toBeVisible()
  await expect(page.getByText('Contact your administrator for credentials.')).toBeVisible()
  await expect(page.getByText(/^© \d{4} Mission Restore/)).toBeVisible()
  await expect(page.getByLabel('Keep me logged in (never expires)')).not.toBeChecked()

  const password = page.getByLabel('Password', { exact: true })
  await password.fill('seen')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a technician who signs in is busy, then greeted, and a tenth of a second later at the dashboard', async ({
  page,
}) => {
  const written = await watchCookies(page)
  const { answer } = await hold(page)
  await openLogin(page)
  await fillIn(page)
  const asked = page.waitForRequest('**/api/auth/login')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  expect((await asked).postDataJSON()).toEqual({ ...owner, remember_me: false })

  answer()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  await expect.poll(() => written()).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await expect(page).toHaveURL(/\/ops\/login$/)
  await page.clock.runFor(99)
  await expect(page.locator('.toasts p')).toHaveText('Login successful!')
  await expect(page).toHaveURL(/\/ops\/login$/)
  await page.clock.runFor(2)
  await expect(page).toHaveURL(/\/ops\/dashboard$/)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(await written()).toEqual([`auth_token=${token}; Path=/; Max-Age=${daySeconds}; SameSite=Strict`])
  const kept = await cookieLength(page)
  expect(kept).toMatchObject({ value: token, path: '/', sameSite: 'Strict', domain: 'localhost' })
  expect(secondsLeft(kept)).toBeLessThanOrEqual(daySeconds)
  expect(secondsLeft(kept)).toBeGreaterThan(daySeconds - 5 * 60)
})

test('a technician who asks to stay logged in is told so, and asks the browser for 36500 days', async ({
  page,
}) => {
  const written = await watchCookies(page)
  await openLogin(page)
  await fillIn(page)
  await page.getByLabel('Keep me logged in (never expires)').check()
  await page.keyboard.press('Enter')
  await expect.poll(() => written()).toHaveLength(1)
  await page.clock.runFor(aMoment)
  await expect(page.locator('.toasts p')).toHaveText('Login successful! You will stay logged in.')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(await written()).toEqual([
    `auth_token=${token}; Path=/; Max-Age=${36500 * daySeconds}; SameSite=Strict`,
  ])
  await expect.poll(async () => secondsLeft(await cookieLength(page))).toBeGreaterThan(399 * daySeconds)
  const kept = await cookieLength(page)
  expect(kept).toMatchObject({ value: token, path: '/', sameSite: 'Strict' })
  expect(secondsLeft(kept)).toBeLessThanOrEqual(longestOfBrowsers)
})

test('Back from the dashboard leads nobody who is signed in to the login', async ({ page }) => {
  await page.goto('/ops/login')
  await fillIn(page)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/ops\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toHaveCount(0)
  // Neither does the address.
  await page.goto('/ops')
  await expect(page).toHaveURL(/\/ops\/dashboard$/)
})

test('where the portal’s files do not come, the browser goes to the dashboard as to any page', async ({
  page,
}) => {
  const login = await (await page.request.get('/ops/login')).text()
  const script = /data-script="([^"]+)"/.exec(login)?.[1] ?? ''
  const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script))
  await page.route(`**${script}`, (route) => route.abort())
  await page.goto('/ops/login')
  await fillIn(page)
  const gone = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/ops/dashboard'),
  )
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await missed
  await gone
  await page.unroute(`**${script}`)
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

/** Keeps the answers to a sign-in back until the test lets them go. */
async function hold(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    await held.promise
    await route.continue()
  })
  return { answer: () => held.resolve() }
}

async function openLogin(page: Page) {
  await page.clock.install()
  await page.goto('/ops/login')
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + minute)
}

async function fillIn(page: Page) {
  await page.getByLabel('Username').fill(owner.username)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
}

/** What the page asks the browser to keep; a browser keeps its own idea of that. */
async function watchCookies(page: Page) {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    const written: string[] = []
    Object.assign(window, { writtenCookies: written })
    Object.defineProperty(document, 'cookie', {
      get: () => own?.get?.call(document),
      set(text: string) {
        written.push(text)
        own?.set?.call(document, text)
      },
    })
  })
  return (): Promise<string[]> => page.evaluate('window.writtenCookies')
}

async function cookieLength(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'auth_token')
}

function secondsLeft(cookie: { expires: number } | undefined) {
  return (cookie?.expires ?? 0) - Date.now() / 1000
}
