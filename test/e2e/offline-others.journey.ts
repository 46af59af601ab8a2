import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask, type Known } from './crew.ts'
import { aFieldDevice } from './field-device.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

test('whoever holds the device next reads whose work waits there, and nothing of what it is', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const next = await aColleague(product, { first_name: 'Ruth', last_name: 'Sanderling' })
  const { tech, lead, page, card } = await aFieldDevice({ open, product }, ann, 'Avocet')
  await page.context().setOffline(true)
  await card.getByLabel('New note').fill('Wet to the studs.')
  await card.getByRole('button', { name: 'Save note' }).click()
  await card.getByRole('button', { name: 'Mark as contacted' }).click()
  await expect(page.getByRole('button', { name: '2 not sent' })).toBeVisible()
  await expect(card.getByText('On this device', { exact: true })).toBeVisible()
  // What is on the device is listed without a connection, in a portal that was just opened.
  await page.goto('/ops/profile?part=devices')
  await expect(page.getByText('You’re offline. You can download them again')).toBeVisible()
  await expect(page.getByRole('link', { name: ann.name })).toBeVisible()
  const left = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  const waiting = page.getByText(
    'Egon has 2 unsent items on this device. They will send after Egon signs in here.',
  )
  await expect(page.getByText('This device is offline.')).toBeVisible()
  await expect(waiting).toBeVisible()
  await expect(page.getByText('Your session is still open on the server.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(left)
  expect(await statusOf(product, left)).toBe(200)

  await page.context().setOffline(false)
  await expect.poll(() => statusOf(product, left)).toBe(401)
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect(waiting).toBeVisible()
  await expectAccessible(page, portalLooks, 'a login where the work of someone waits')
  await logIn(page, next)
  await expect(page.getByText('You have no open requests.')).toBeVisible()
  await expect(waiting).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain('Avocet')
  expect(stored).not.toContain(ann.name)
  await page.getByRole('button', { name: 'Sign out' }).click()

  await logIn(page, tech)
  const notes = async () => {
    const seen: { notes: { text: string }[] } = await ask(product, `GET /api/leads/${lead.id}`, { token })
    return seen.notes.map(({ text }) => text)
  }
  await expect.poll(notes).toEqual(['Wet to the studs.'])
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('waits-for')
  await expect(waiting).toBeHidden()
})

/** What the server answers to this token. */
async function statusOf({ origin }: { origin: string }, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${origin}/api/auth/me`, { headers })).status
}

async function logIn(page: Page, { username, password }: Known) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}
