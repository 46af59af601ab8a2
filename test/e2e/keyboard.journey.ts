import type { Page } from '@playwright/test'
import { firstSteps } from '#domain/safety/first-steps.ts'
import { owner } from './people.ts'
import { expect, test } from './product.ts'
import { receiveLead } from './leads.ts'

test('the contact form is filled in and sent with the keyboard alone', async ({ page, people: { cleo } }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Flooded basement'))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Burst or leaking pipe')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(cleo.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(cleo.phone)
  await tabTo(page, page.getByRole('button', { name: 'Call me back' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^We have your request/)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('what to do first is found with the keyboard alone, and without scripts', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/services')
  const order = page.locator('.order:visible')
  await page.getByRole('radio', { name: 'Burst or leaking pipe', exact: true }).focus()
  await expect(order).toHaveCount(0)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(order).toHaveText([firstSteps['water-damage'].first.text])
  await page.keyboard.press('ArrowRight')
  await expect(order).toHaveText([/^Stay out from under a wet or sagging ceiling/])
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', /^tel:\+1\d{10}$/)

  await page.getByRole('radio', { name: 'Death, injury or crime scene' }).focus()
  await page.keyboard.press('Space')
  await expect(order).toHaveText([firstSteps['trauma-cleanup'].first.text])
})

test('a technician signs in with the keyboard alone', async ({ page }) => {
  await page.goto('/ops/login')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type(owner.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Keep me logged in (never expires)')).toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ops/dashboard')
})

test('the list of requests is worked through with the keys that it names', async ({
  open,
  product,
  people: { cleo },
}) => {
  await receiveLead(product, { ...cleo, name: `${cleo.name} the first` })
  await receiveLead(product, { ...cleo, name: `${cleo.name} the second` })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/submissions')
  const rows = page.locator('[data-row]')
  await expect(rows.first()).toContainText('the second')

  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: `${cleo.name} the first` })
  await expect(heading).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/ops/submissions')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.nth(0)).toBeFocused()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jk? the second')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'jk? the second')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/ops/submissions')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
})

test('the row that has the keyboard is claimed, called and moved with the keys that the panel names', async ({
  open,
  product,
  people: { ann, bert },
}) => {
  await receiveLead(product, { ...ann, name: `${ann.name} the open one` })
  await receiveLead(product, { ...bert, name: `${bert.name} the row` })
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto('/ops/submissions')
  const rows = page.locator('[data-row]')
  const article = page.getByRole('article')
  await expect(rows.first()).toContainText('the row')
  await rows.first().focus()
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await expect(article.getByRole('heading', { name: `${ann.name} the open one` })).toBeVisible()
  await expect(article.getByRole('button', { name: 'Move to Contacted' })).toBeFocused()

  // The other one stays open while the keyboard is on the row: it is the row that is claimed.
  await rows.first().focus()
  await page.keyboard.press('c')
  await expect(article.getByRole('heading', { name: `${bert.name} the row` })).toBeVisible()
  await expect(article.getByText('You claimed this request.')).toBeVisible()

  await rows.nth(1).focus()
  await page.keyboard.press('p')
  await expect(article.getByRole('heading', { name: `${ann.name} the open one` })).toBeVisible()
  await expect(article.getByRole('link', { name: /^Call/ })).toBeFocused()
  await expect(article.getByRole('button', { name: /^Claim / })).toBeVisible()
})

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not get there.')
}
