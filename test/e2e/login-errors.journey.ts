import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { guessed, owner } from './people.ts'
import { expect, test } from './product.ts'

const call = '**/api/auth/login'
const errorToastMs = 5000
const aMoment = 100
const minute = 60_000

test('a wrong password is told with the reason of the server, and a hint, for five seconds', async ({
  page,
}) => {
  await openLogin(page)
  await logIn(page, guessed)
  await expectToast(
    page,
    'The username or password isn’t correct.',
    'Please check your username and password.',
  )
  await expect(page.getByLabel('Username')).toHaveValue(guessed.username)
})

test('too many attempts are told in the words of the server, without the hint', async ({ page }) => {
  const detail = 'Too many attempts. Wait 15 minutes, or ask your administrator.'
  await page.route(call, (route) => route.fulfill({ status: 429, json: { code: 'too-many', detail } }))
  await openLogin(page)
  await logIn(page, guessed)
  await expectToast(page, detail)
})

test('where the server gives no detail its message is shown, and where it gives none a sentence of ours', async ({
  page,
}) => {
  const answers = [
    { status: 500, json: { message: 'The office is moving house.' } },
    { status: 500, body: '' },
    { status: 401, body: '<h1>Unauthorized</h1>' },
  ]
  await page.route(call, (route) => route.fulfill(answers.shift()))
  await openLogin(page)
  await logIn(page, guessed)
  await expectToast(page, 'The office is moving house.')
  await logIn(page, guessed)
  await expectToast(page, 'Login failed. Please try again.')
  await logIn(page, guessed)
  await expectToast(page, 'Login failed. Please try again.', 'Please check your username and password.')
})

test('without a connection it says so', async ({ page }) => {
  await page.route(call, (route) => route.abort('internetdisconnected'))
  await openLogin(page)
  await logIn(page, guessed)
  await expectToast(
    page,
    'Unable to connect to server',
    'Please check your internet connection and try again.',
  )
})

test('an answer that breaks off on the way is a network error', async ({ page }) => {
  const broken = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
    response.write('{"token":', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(broken, 'listening')
  const address = broken.address()
  const port = typeof address === 'object' ? address?.port : 0
  await page.route(call, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  await openLogin(page)
  await logIn(page, guessed)
  await expectToast(
    page,
    'Network error',
    'The server may be temporarily unavailable. Please try again in a moment.',
  )
  broken.close()
})

test('a failure that names the network, wherever it comes from, is a network error', async ({ page }) => {
  await failToStore(page, 'Failed to fetch')
  await openLogin(page)
  await logIn(page, owner)
  await expectToast(
    page,
    'Network error',
    'The server may be temporarily unavailable. Please try again in a moment.',
  )
})

test('any other failure is a login error, with its message where it has one', async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ status: 200, body: 'not what was agreed' }))
  await failToStore(page, 'The storage of this device is full.')
  await openLogin(page)
  await logIn(page, owner)
  await expectToast(page, 'Login error', 'An unexpected error occurred. Please try again.')

  await page.unroute(call)
  await logIn(page, owner)
  await expectToast(page, 'Login error', 'The storage of this device is full.')
})

test('an empty field is pointed at by the browser, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await openLogin(page)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  expect(await page.getByLabel('Username').evaluate((field) => field.matches(':invalid:focus'))).toBe(true)
  expect(sent.filter((url) => url.endsWith('/login') && url.includes('/api/'))).toEqual([])
})

/** The login screen, with a clock that only the test moves. */
async function openLogin(page: Page) {
  await page.clock.install()
  await page.goto('/ops/login')
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + minute)
}

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

/** The toast, and the same words at the form; the toast goes after five seconds, the words at the form stay. */
async function expectToast(page: Page, title: string, description?: string) {
  const toast = page.locator('.toasts [data-error]')
  const words = `${title}${description ?? ''}`
  await expect(page.locator('form [role=alert]')).toHaveText(words)
  await expect(page).toHaveURL(/\/ops\/login$/)
  await page.clock.runFor(aMoment)
  await expect(toast.locator('p')).toHaveText(description ? `${title} ${description}` : title)

  await page.clock.runFor(errorToastMs - 2 * aMoment)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(10 * aMoment)
  await expect(toast).toHaveCount(0)
  await expect(page.locator('form [role=alert]')).toHaveText(words)
}

/** A device on which keeping the token fails with this message. */
function failToStore(page: Page, message: string) {
  return page.addInitScript((message) => {
    Storage.prototype.setItem = () => {
      throw new Error(message)
    }
  }, message)
}
