import type { Page } from '@playwright/test'
import { templates } from '#content/forms/templates.ts'
import { expect } from './product.ts'

/** Of whoever hands the phone over. */
export const pin = '7302'
const ofJob = {
  job_number: 'MR-2611-014',
  customer: 'Nora Trillium',
  phone: '3305550117',
  email: 'nora@example.com',
  loss_address: '4180 Southern Blvd, Boardman, OH 44512',
  form_date: '2026-11-09',
}
/** Filled in on the day before, but for what the customer writes and signs. */
export const agreement = {
  ...ofJob,
  signs_as: 'owner',
  scope: ['extraction', 'drying', 'monitoring'],
  areas: 'Kitchen, hall, bath, basement',
  price_basis: 'unit_prices',
  price_list: 'Price list of October 1, 2026',
  estimate: 480_000,
  has_claim: 'yes',
  may_publish: 'no',
  may_text: 'yes',
  mobile: '3305550117',
}
export const waiver = { ...ofJob, agreement_date: '2026-11-09' }

export async function setPin(page: Page) {
  await page.goto('/ops/profile?part=devices')
  await page.getByLabel('New PIN').fill('1234')
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('Anyone would try this PIN first.')).toBeVisible()
  await page.getByLabel('New PIN').fill(pin)
  await page.getByLabel('Repeat the PIN').fill(pin)
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(page.getByText('This phone has a PIN.')).toBeVisible()
}

export async function enterPin(page: Page, typed: string) {
  const field = page.getByLabel('PIN')
  await field.fill(typed)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('button', { name: 'One moment...' })).toHaveCount(0)
}

export async function readAll(page: Page) {
  await page.getByRole('button', { name: 'Read the whole text' }).click()
  await page.getByRole('button', { name: 'I read the whole text' }).click()
  await expect(page.getByText('You read the whole text.')).toBeVisible()
}

/** What a customer reads before they say that they received it. */
export async function readNotice(page: Page) {
  await expect(page.getByText('Cancel no later than midnight of')).toBeVisible()
  await page.getByRole('button', { name: 'I read the notice' }).click()
  await expect(page.getByText('You read the notice.')).toBeVisible()
}

/** What the customer confirms of the notice with their initials. */
export const initialsOfNotice =
  'I was shown the notice of cancellation, and I get two copies of it the way I choose when I sign'

/** All of the agreement that its customer reads, draws and ticks. */
export async function inkAgreement(page: Page) {
  await readAll(page)
  await readNotice(page)
  await draw(page, initialsOfNotice)
  await draw(page, 'Owner or authorized person')
  await page.getByLabel('I mean to sign this, and I agree').check()
  await page.getByRole('radio', { name: 'Give it to me on paper' }).check()
}

/** The same of the waiver. */
export async function inkWaiver(page: Page) {
  await readAll(page)
  await page.getByLabel(/^There is an emergency/).check()
  await draw(page, 'Your statement, in your own handwriting')
  await draw(page, 'Owner or authorized person')
  await page.getByLabel('I mean to sign this, and I agree').check()
  await page.getByRole('radio', { name: 'Give it to me on paper' }).check()
}

export async function draw(page: Page, label: string) {
  const pad = page.getByRole('img', { name: `${label}: empty` })
  await pad.scrollIntoViewIfNeeded()
  const sheet = await pad.boundingBox()
  if (!sheet) throw new Error('There is no sheet to draw on.')
  const at = (x: number, y: number) => [sheet.x + sheet.width * x, sheet.y + sheet.height * y] as const
  for (const [from, to] of [
    [at(0.2, 0.45), at(0.5, 0.2)],
    [at(0.5, 0.2), at(0.7, 0.5)],
  ] as const) {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 8 })
    await page.mouse.up()
  }
  await expect(page.getByRole('img', { name: `${label}: 2 strokes` })).toBeVisible()
}

/** Until what was drawn, ticked or chosen last is on the disk. */
export async function inked(page: Page) {
  await expect(page.locator('[data-storing="stored"]')).toBeVisible()
}

/** Resolves when every form is on the device, with their list, the legal texts and what forms say of the company. */
export async function formsStored(page: Page) {
  await expect.poll(() => rows(page, 'portal-', 'forms')).toBeGreaterThanOrEqual(templates.length + 3)
}

/** The same at once, as where a connection comes back: by themselves they come ten seconds after the first screen. */
export async function fetchForms(page: Page) {
  const stored = async () => {
    const count = await rows(page, 'portal-', 'forms')
    if (count === 0) await page.evaluate(() => dispatchEvent(new Event('online')))
    return count
  }
  await expect.poll(stored).toBeGreaterThanOrEqual(templates.length + 3)
}

/** How many rows a table has of the first database with such a name. */
export function rows(page: Page, database: string, table: string) {
  return page.evaluate(
    async ([database = '', table = '']) => {
      const all = await indexedDB.databases()
      const name = all.map((each) => each.name ?? '').find((each) => each.startsWith(database))
      if (name === undefined) return 0
      const opening = indexedDB.open(name)
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const counting = opening.result.transaction(table).objectStore(table).count()
      await new Promise((resolve) => (counting.onsuccess = resolve))
      opening.result.close()
      return counting.result
    },
    [database, table],
  )
}
