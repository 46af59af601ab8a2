import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { expect, test, type Product } from './product.ts'

const phone = { typed: '724.555.0131', shown: '(724) 555-0131', before: '(330) 555-0142' }

test('a new phone number is on the home page within a second of saving, and is taken back with one press', async ({
  open,
  product,
}) => {
  const page = await openFacts(await open({ isSignedIn: true }))
  await page.getByLabel('Phone', { exact: true }).fill(phone.typed)
  await expect(page.getByText('1 change', { exact: true })).toBeVisible()
  await save(page)
  await expectOnHomePage(product, phone.shown)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone.shown)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expectOnHomePage(product, phone.before)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone.before)
})

test('every version is kept with what it changed, and is brought back after a look at what that means', async ({
  open,
  product,
}) => {
  const page = await openFacts(await open({ isSignedIn: true }))
  await page.getByLabel('Slogan').fill('Dry by Friday')
  await save(page)
  await expectOnHomePage(product, 'Dry by Friday')

  const history = page.getByRole('complementary').getByRole('listitem')
  const newest = history.filter({ hasText: 'On the website' })
  await expect(newest).toContainText('Slogan')
  await expect(newest).toContainText('Owner')
  await history.last().locator('summary').click()
  await history
    .last()
    .getByRole('button', { name: /^Restore version 1/ })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Dry by Friday')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(question).toBeHidden()
  await expectOnHomePage(product, 'Military Precision')
})

test('what is typed survives a reload, is not left by accident, and can be thrown away', async ({ open }) => {
  const page = await openFacts(await open({ isSignedIn: true }))
  await page.getByLabel('Slogan').fill('Half a thought')
  await page.reload()
  await expect(page.getByLabel('Slogan')).toHaveValue('Half a thought')

  await page.getByRole('link', { name: /^Submissions/ }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Slogan')).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Slogan')).toHaveValue(/^Mission: Restore/)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await page.getByRole('link', { name: /^Submissions/ }).click()
  await expect(page.getByRole('heading', { name: 'Submissions' })).toBeVisible()
})

test('of two people who type at once each learns what the other saved, and loses nothing', async ({
  open,
}) => {
  const first = await openFacts(await open({ isSignedIn: true }))
  const second = await openFacts(await open({ isSignedIn: true }))
  await second.getByLabel('Slogan').fill('Typed by the second')
  await second.getByLabel('Founder').fill('the second')
  // Nothing reaches the second window by itself: it learns from the refusal.
  await second.route('**/api/events*', (route) => route.abort())
  let isSaved = false
  await second.route('**/api/company', async (route) => {
    if (route.request().method() === 'PUT' && !isSaved) {
      isSaved = true
      await first.getByLabel('Founder').fill('the first')
      await save(first)
    }
    await route.continue()
  })
  await second.getByRole('button', { name: 'Save changes' }).click()

  const notice = second.getByRole('alert').filter({ hasText: 'changed the company details' })
  await expect(notice).toContainText('the first')
  await expect(notice).toContainText('You both changed founder.')
  await expect(second.getByLabel('Slogan')).toHaveValue('Typed by the second')
  await expect(second.getByLabel('Founder')).toHaveValue('the second')
  await expectAccessible(second, portalLooks, 'conflict')
  await notice.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(second.getByLabel('Founder')).toHaveValue('the first')
  await save(second)
  await expect(first.getByLabel('Slogan')).toHaveValue('Typed by the second')
})

test('what is wrong is said at its field, and the keyboard stands there', async ({ open }) => {
  const page = await openFacts(await open({ isSignedIn: true }))
  await page.getByLabel('Phone', { exact: true }).fill('555')
  for (const name of ['review.author', 'review.text']) await page.locator(`[name="${name}"]`).fill('')
  await page.getByLabel('Phone', { exact: true }).press('Enter')
  await expect(page.getByText('Enter a 10-digit phone number.')).toBeVisible()
  await expect(page.getByText('3 fields need attention.')).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await expectAccessible(page, portalLooks, 'errors')
  await page.getByRole('button', { name: 'Discard changes' }).click()
})

test('links are ordered, added and removed by keys alone', async ({ open }) => {
  const page = await openFacts(await open({ isSignedIn: true }))
  await page.getByRole('button', { name: 'Move profile 2 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move profile 1 up' })).toBeFocused()
  await expect(page.locator('[name="social_links.0.label"]')).toHaveValue('Instagram')

  await page.getByRole('button', { name: 'Add profile' }).press('Enter')
  await expect(page.locator('[name="social_links.2.label"]')).toBeFocused()
  await page.getByRole('button', { name: 'Remove profile 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove profile 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter')
  await expect(page.locator('[name="social_links.0.label"]')).toHaveValue('Facebook')
})

test('the facts can be worked on by everyone, on every width, and where they cannot be had', async ({
  open,
}) => {
  test.setTimeout(180_000)
  const page = await openFacts(await open({ isSignedIn: true }))
  await expectAccessible(page, portalLooks, 'facts')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate('document.documentElement.scrollWidth'), `${width} px`).toBe(width)
  }
  await page.getByLabel('Slogan').fill('Dry again')
  await save(page)
  await page.getByLabel('Slogan').fill('Typed')
  await expectAccessible(page, portalLooks, 'changed')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByText('Original version').click()
  await page.getByRole('button', { name: /^Restore version 1/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, portalLooks, 'question')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Restore version 1/ })).toBeFocused()

  const facts = '**/api/company'
  await page.route(facts, (route) => route.fulfill({ status: 500, json: { detail: 'Out of order.' } }))
  await page.reload()
  await expect(page.getByText('The company details couldn’t be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'error')
  await page.route(facts, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expectAccessible(page, portalLooks, 'offline')
})

test('who may not change the company finds neither the menu nor the screen', async ({ open }) => {
  const page = await open({ isSignedIn: true })
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), permissions: { 'leads.view': 'all' } } })
  })
  await page.goto('/ops/projects-config')
  await expect(page.getByText('You don’t have permission to edit company details.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Company', exact: true })).toHaveCount(0)
})

async function openFacts(page: Page) {
  await page.goto('/ops/projects-config')
  await expect(page.getByLabel('Slogan')).toBeVisible()
  return page
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Your changes are live on the website.').first()).toBeVisible()
}

/** Pages are drawn again by themselves, whoever asks. */
async function expectOnHomePage({ origin }: Product, words: string) {
  const home = async () => (await fetch(`${origin}/`)).text()
  await expect.poll(home, { intervals: [50] }).toContain(words)
}
