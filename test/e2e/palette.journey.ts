import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test('requests, people, screens and actions are found and opened by keys alone', async ({
  open,
  product,
  people: { emil },
}) => {
  // A word that no other journey at the same product has.
  const told = { ...emil, name: 'Emilian Quartz' }
  await receiveLead(product, told)
  await aColleague(product, { first_name: 'Ida', last_name: 'Quartz', title: 'Dispatcher' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/roles')
  await expect(page.getByRole('heading', { name: 'Roles', exact: true })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search everything' })

  await openSearch(page)
  await page.keyboard.type('quartz')
  await expect(page.getByRole('option')).toHaveText([/Emilian Quartz/, /Ida Quartz/])
  await expect(page.getByRole('status').last()).toHaveText(
    '0 jobs, 1 request, 1 person, 0 screens and actions.',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: told.name })).toBeVisible()
  await expect(field).toBeHidden()

  await openSearch(page)
  await expect(field).toHaveValue('')
  await page.keyboard.type('ida q')
  await expect(page.getByRole('option')).toHaveText([/Ida Quartz/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ida Quartz' })).toBeVisible()

  await openSearch(page)
  await page.keyboard.type('aud')
  await expect(page.getByRole('option', { name: 'Audit' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ops/audit')

  await openSearch(page)
  await page.keyboard.type('dark')
  await expect(page.getByRole('option', { name: /dark/i }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a name typed right after Ctrl+K is searched for while the search still loads, and starts no new call', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/employees')
  await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search everything' })

  await page.keyboard.press('Control+k')
  await page.keyboard.type('nora')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('nora')
  await expect(page).toHaveURL('/ops/employees')

  await closeAndAskAtOnce(page)
  await page.keyboard.type('iris')
  await expect(field).toHaveValue('iris')
})

/** Faster than the search fades out. */
function closeAndAskAtOnce(page: Page) {
  return page.evaluate(() => {
    for (const [key, ctrlKey] of [
      ['Escape', false],
      ['k', true],
    ] as const)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))
  })
}

test('g and a letter go to a screen, and letters alone can be switched off', async ({ open }) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/employees')
  await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL('/ops/roles')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Next role')).toBeVisible()
  await expect(keys.getByText('Go to Employees')).toBeVisible()
  await keys.getByLabel('Use single-letter shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await openSearch(page)
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL('/ops/roles')
})

test('the search can be used by everyone, on a phone too, and says when it finds nothing or is not there', async ({
  open,
  product,
  people: { iris },
}) => {
  await receiveLead(product, iris)
  const page = await open({ isSignedIn: true, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/audit')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Search everything' }).click()
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await expectAccessible(page, portalLooks, 'the search, empty')
  await field.fill(iris.name.slice(5).toLowerCase())
  await expect(page.getByRole('option', { name: iris.name })).toBeVisible()
  await expectAccessible(page, portalLooks, 'the search, found')
  const status = page.getByRole('status').last()
  await field.fill('zzzz')
  await expect(status).toHaveText('No results for “zzzz”.')
  await page.route('**/api/search?*', (route) => route.abort())
  await field.fill('aud')
  await expect(status).toHaveText(/isn’t available right now/)
  await expect(page.getByRole('option', { name: 'Audit' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(field).toBeHidden()
})

async function openSearch(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
}
