import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newId } from '#platform/uuid.ts'
import { aBusyMorning } from './busy-morning.ts'
import { aColleague, ask } from './crew.ts'
import { draw } from './draw.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test, type Product } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 240_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the dashboard', async ({ open, product }) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/dashboard')
  await expect(page.getByText('No requests yet.')).toBeVisible()
  await draw(page, 'dashboard-empty', true)

  await aBusyMorning(product)
  const token = await signIn(product)
  const tess = await aColleague(product, { first_name: 'Tess', last_name: 'Marlow', role: 'Technician' })
  await ask(product, 'POST /api/certifications', {
    token,
    body: {
      id: newId(),
      employee_id: tess.id,
      code: 'WRT',
      expires_on: new Date().toISOString().slice(0, 10),
    },
  })
  await manyFigures(product, token, page)
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('link', { name: /requests received$/ })).toBeVisible()
  await draw(page, 'dashboard', true)
  await draw(page, 'dashboard-first')
  await page.getByRole('heading', { name: 'By hour of the day' }).evaluate((part) => part.scrollIntoView())
  await draw(page, 'dashboard-low')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('wal')
  await expect(page.getByRole('option', { name: /Walter/ })).toBeVisible()
  await draw(page, 'palette')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await draw(page, 'keys')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /requests, Boardman$/ }).click()
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
  await draw(page, 'dashboard-to-list')

  await page.unroute('**/api/dashboard?*')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/dashboard?*', () => held.promise)
  await page.goto('/ops/dashboard')
  await expect(page.getByText('Loading...')).toBeAttached()
  await draw(page, 'dashboard-loading')
  held.resolve()
  await page.unroute('**/api/dashboard?*')
  await page.route('**/api/dashboard?*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of order.' } }),
  )
  await page.goto('/ops/dashboard')
  await expect(page.getByText('The dashboard couldn’t be loaded')).toBeVisible()
  await draw(page, 'dashboard-error')

  const own = await open({ signedInAs: tess.token })
  await own.goto('/ops/dashboard')
  await expect(own.getByRole('link', { name: /devices signed in$/ })).toBeVisible()
  await draw(own, 'dashboard-technician')
})

/** Weeks of requests cannot be sent in a minute: their numbers are drawn from dice, their place is the real one. */
async function manyFigures(product: Product, token: string, page: Page) {
  await receiveLead(product, {
    name: 'Walter Hrabowski',
    phone: '(330) 555-0150',
    town: 'Boardman',
    when: 'happening-now',
  })
  const board = await ask(product, 'GET /api/dashboard', { token })
  let state = 11
  const roll = (sides: number) => (state = (state * 1103515245 + 12345) % 2147483648) % sides
  const spread = (shares: object[], of: (nth: number) => number) =>
    shares.map((share, nth) => ({ ...share, count: of(nth) }))
  const by_day = spread(board.received.by_day, (nth) => 4 + roll(9) + (nth % 7 === 3 ? 9 : 0))
  const count = by_day.reduce((sum, day) => sum + day.count, 0)
  const named = (keys: string[], first: number) =>
    keys.map((key, nth) => ({
      key,
      count: Math.max(1, Math.round(first / (nth + 1))),
      filter: { town: key },
    }))
  const towns = [
    'youngstown',
    'boardman',
    'warren',
    'salem',
    'new castle',
    'east palestine',
    'lisbon',
    'niles',
    '',
    'wampum',
  ]
  const paths = [
    '/',
    '/services/water-damage',
    '/contact',
    '/youngstown-oh',
    '/services/basement-restoration',
  ]
  const ages = spread(board.unclaimed.ages, (nth) => [2, 1, 0, 3][nth] ?? 0)
  const first = board.unclaimed.first.map((lead: object, nth: number) => ({
    ...lead,
    received_at: new Date(
      Date.now() - ([11_700_000, 5_100_000, 4_000_000, 402_000, 71_000][nth] ?? 0),
    ).toISOString(),
  }))
  const received = {
    ...board.received,
    count,
    by_day,
    by_hour: spread(
      board.received.by_hour,
      (nth) => Math.max(1, Math.round(12 - Math.abs(nth - 9) * 0.9)) + roll(4),
    ),
    by_service: {
      ...board.received.by_service,
      shares: spread(board.received.by_service.shares, (nth) => [120, 61, 44, 31, 12, 5][nth] ?? 0),
    },
    by_town: { shares: named(towns, 64), rest: 0 },
    by_page: { shares: named(paths, 110), rest: 0 },
    first_contact: { ...board.received.first_contact, count: 241, median: 7 },
  }
  const unclaimed = { ...board.unclaimed, count: 6, ages, first }
  await page.route('**/api/dashboard?*', (route) =>
    route.fulfill({ json: { ...board, unclaimed, received } }),
  )
}
