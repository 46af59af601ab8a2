import type { Page } from '@playwright/test'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'
import { protectedPaths } from '../specified-paths.ts'

const oneRequest = '/ops/submissions/01890000-0000-7000-8000-000000000000'

test('every protected address sends a stranger to the login', async ({ page }) => {
  for (const address of [...protectedPaths, oneRequest, '/ops/password']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/ops\/login$/)
    await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  }
})

test('every protected address opens for staff, with the finished screens in the menu and no other', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/forms')
  await expect(page.getByRole('heading', { name: 'Forms', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Portal' }).getByRole('link')).toHaveText([
    'Dashboard',
    'On call',
    'Intake',
    'New call',
    /^Submissions/,
    /^Sync problems/,
    'Equipment',
    'Forms',
    'Employees',
    'Roles',
    'Local numbers',
    'Chatbot',
    'Company',
    'Job set-up',
    'Audit',
  ])
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'Submissions' }).first()).toBeVisible()
})

test('a screen comes in few files, for each is a way there and back', async ({ open }) => {
  const page = await open({ isSignedIn: true })
  // As the heading is drawn: what follows the screen by itself may be there a moment later.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Dashboard') return
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      Reflect.set(window, 'loadedByThen', loaded)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const loaded = await page.evaluate<string[]>('loadedByThen')
  const scripts = loaded.filter((name) => name.endsWith('.js'))
  expect(scripts).not.toEqual([])
  // Among them what begins tasks of their own, the bar of alerts where one is open, and what stands last if it came already.
  expect(scripts.length, scripts.join('\n')).toBeLessThan(12)
})

test('the session is found by its stored token, and the check is seen while it lasts', async ({ open }) => {
  const page = await open({ isSignedIn: true })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/ops/dashboard')
  await expect(page.getByText('Checking authentication...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeHidden()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('where storage was cleared the token comes back from the cookie', async ({ open, product, token }) => {
  const page = await open({
    storageState: { cookies: [cookieOf(product.origin, token)], origins: [] },
  })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(await storedToken(page)).toBe(token)
})

test('the stored token goes before the cookie', async ({ open, product, token }) => {
  const page = await open({
    storageState: {
      cookies: [cookieOf(product.origin, 'an-old-token')],
      origins: [{ origin: product.origin, localStorage: [{ name: 'token', value: token }] }],
    },
  })
  const asked = page.waitForRequest('**/api/auth/me')
  await page.goto('/ops/dashboard')
  expect((await asked).headers()['authorization']).toBe(`Bearer ${token}`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a token that the server does not know is discarded silently', async ({ open, product }) => {
  const wrong = 'a-token-nobody-gave'
  const page = await open({
    storageState: {
      cookies: [cookieOf(product.origin, wrong)],
      origins: [{ origin: product.origin, localStorage: [{ name: 'token', value: wrong }] }],
    },
  })
  await page.goto('/ops/submissions')
  await expect(page).toHaveURL(/\/ops\/login$/)
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  expect(await storedToken(page)).toBeNull()
  expect(await page.context().cookies()).toEqual([])
})

test('a device without signal keeps the session, says so, and goes on when the signal is back', async ({
  open,
  token,
}) => {
  const page = await open({ isSignedIn: true })
  await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'))
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  expect(await storedToken(page)).toBe(token)
  await page.unroute('**/api/auth/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a busy server is asked again before anything is given up', async ({ open }) => {
  const page = await open({ isSignedIn: true })
  const answers = [503, 429]
  await page.route('**/api/auth/me', (route) => {
    const status = answers.shift()
    return status ? route.fulfill({ status, json: {} }) : route.continue()
  })
  await page.clock.install()
  await page.goto('/ops/dashboard')
  await expect(page.getByText('Checking authentication...')).toBeVisible()
  await expect.poll(() => answers.length).toBe(1)
  await page.clock.runFor(1000)
  await expect.poll(() => answers.length).toBe(0)
  await page.clock.runFor(2000)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('signing out ends the session in every tab of the browser, and on the server', async ({
  open,
  product,
}) => {
  const token = await signIn(product)
  const page = await open({
    storageState: {
      cookies: [cookieOf(product.origin, token)],
      origins: [{ origin: product.origin, localStorage: [{ name: 'token', value: token }] }],
    },
  })
  const other = await page.context().newPage()
  await other.goto('/ops/dashboard')
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto('/ops/submissions')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/ops\/login$/)
  await expect(other).toHaveURL(/\/ops\/login$/)
  expect(await page.context().cookies()).toEqual([])
  // The page that told the server is gone already; what it sent still arrives.
  const headers = { authorization: `Bearer ${token}` }
  const askMe = async () => (await fetch(`${product.origin}/api/auth/me`, { headers })).status
  await expect.poll(askMe).toBe(401)
})

test('who signs out without a connection is out, is told so, and finds the login once there is one', async ({
  open,
  product,
  people: { ann },
}) => {
  await receiveLead(product, ann)
  const token = await signIn(product)
  const page = await open({
    storageState: {
      cookies: [cookieOf(product.origin, token)],
      origins: [{ origin: product.origin, localStorage: [{ name: 'token', value: token }] }],
    },
  })
  await page.goto('/ops/dashboard')
  // All of its parts have come: without a network their scripts would not.
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /requests received$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Open jobs by stage' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
})

function storedToken(page: Page) {
  return page.evaluate(() => localStorage.getItem('token'))
}

function cookieOf(origin: string, value: string) {
  const { hostname } = new URL(origin)
  const expires = Date.now() / 1000 + 3600
  const rest = { httpOnly: false, secure: false, sameSite: 'Strict' } as const
  return { name: 'auth_token', value, domain: hostname, path: '/', expires, ...rest }
}
