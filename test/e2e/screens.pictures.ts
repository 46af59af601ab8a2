import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aBusyMorning } from './busy-morning.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
const widths = [320, 390, 1280]
const publicPages = {
  home: '/',
  contact: '/contact',
  thanks: '/contact?received=R-2611-ABCDE&loss=fire-smoke',
  projects: '/projects',
  service: '/services/water-damage',
  county: '/service-areas/mahoning-county-oh',
  city: '/youngstown-oh',
  town: '/service-areas/neshannock-township-pa',
  plain: '/about',
  nowhere: '/somewhere-else',
}

test.describe.configure({ timeout: 180_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the public pages', async ({ page }) => {
  await page.route('**/embed.js', (route) => route.abort())
  for (const [name, path] of Object.entries(publicPages)) {
    await page.goto(path)
    await draw(page, name)
  }
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Call me back' }).first().click()
  await expect(page.locator('#error-phone')).toBeVisible()
  await draw(page, 'contact-error')
})

test('the contact form again, as the server sends it', async ({ open, people: { ann } }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/contact')
  await page.getByLabel('Name').fill(ann.name)
  await page.getByLabel('Phone', { exact: true }).fill('12345')
  await page.locator('#photos').setInputFiles(await twoPhotographs())
  await page.getByRole('button', { name: 'Call me back' }).first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  await draw(page, 'contact-error-without-scripts')
})

test('what moves on the public pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await shoot(page, 'menu-390', false)
  await page.keyboard.press('Escape')
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 1280 ? 800 : 844 })
    await page.mouse.wheel(0, 900)
    await expect(page.getByRole('complementary', { name: 'Emergency' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
    await shoot(page, `banner-${width}`, false)
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(page.getByRole('heading', { name: 'What happened?' })).toBeVisible()
    await shoot(page, `chat-${width}`, false)
    await page.reload()
  }
})

test('the portal', async ({ page, open, product, people: { hugo } }) => {
  await page.goto('/ops/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  await drawPortal(page, 'login')
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { detail: 'The username or password isn’t correct.' } }),
  )
  await page.getByLabel('Username').fill('someone')
  await page.getByLabel('Password', { exact: true }).fill('something')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.locator('form [role=alert]')).toBeVisible()
  await drawPortal(page, 'login-error')

  const leads = await aBusyMorning(product)
  const staff = await open({ isSignedIn: true })
  const screens = {
    list: '/ops/submissions',
    detail: `/ops/submissions/${leads.withPhotos}`,
    quarantine: '/ops/submissions?tab=quarantine',
    held: `/ops/submissions/${leads.held}?tab=quarantine`,
    'nothing-found': '/ops/submissions?q=nobody',
    dashboard: '/ops/dashboard',
    password: '/ops/password',
    nowhere: '/ops/nowhere',
  }
  for (const [name, path] of Object.entries(screens)) {
    await staff.goto(path)
    await expect(staff.getByRole('heading').first()).toBeVisible()
    await drawPortal(staff, `ops-${name}`)
  }
  await staff.goto('/ops/submissions')
  await staff.getByText(hugo.name).waitFor({ state: 'detached' })
  await staff.keyboard.press('?')
  await drawPortal(staff, 'ops-keys')
})

test('the portal where nothing is to be had', async ({ open }) => {
  const page = await open({ isSignedIn: true })
  const list = '**/api/leads?*'
  await page.route(list, (route) => route.fulfill({ json: { items: [], next: null } }))
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible()
  await drawPortal(page, 'ops-empty')
  await page.route(list, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Requests on this device' })).toBeVisible()
  await drawPortal(page, 'ops-offline-list')
  await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await drawPortal(page, 'ops-offline')
})

async function draw(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 1280 ? 800 : 844 })
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    await shoot(page, `${name}-${width}`, true)
  }
}

async function drawPortal(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: width === 1280 ? 800 : 844 })
      await shoot(page, `${name}-${width}-${colorScheme}`, true)
    }
}

async function shoot(page: Page, name: string, fullPage: boolean) {
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage })
}
