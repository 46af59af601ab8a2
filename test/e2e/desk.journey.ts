import type { Page } from '@playwright/test'
import { companyDay } from '#domain/company/time-zone.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask, putOnCall, twoOnCall, type Known } from './crew.ts'
import { receiveLead } from './leads.ts'
import { noted } from './people.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, signIn, test, type Product } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const phone = { width: 390, height: 844 }

async function reassignTo(product: Product, { id: employee_id }: Known, leadId: string) {
  const token = await signIn(product)
  await ask(product, `PUT /api/leads/${leadId}/assignee`, { token, body: { employee_id, revision: 1 } })
}

async function schedule(product: Product, { id: employee_id }: Known, leadId: string) {
  const token = await signIn(product)
  const visit = { on: '2199-12-24', from: '08:00', to: '10:00', employee_id }
  const body = { status: 'scheduled', revision: 1, schedule: visit }
  await ask(product, `PUT /api/leads/${leadId}/status`, { token, body })
}

/** Where the keyboard is, once a dialog has opened. */
const inDialog = (page: Page) => page.getByRole('dialog').locator(':focus')
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

/** What to do now is one gold button, within reach without scrolling. */
async function expectOneLoudButton(page: Page) {
  const loud = page.getByRole('main').locator('.bg-gold').filter({ visible: true })
  await expect(loud).toHaveCount(1)
  const box = await loud.boundingBox()
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(700)
}

test('a technician signs in to what is assigned to them, calls, notes, adds a photo and moves the step', async ({
  open,
  product,
  people: { ann, bert, cleo },
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Starling', role: 'Technician' })
  const [mine, visit, others] = [
    await receiveLead(product, { ...ann, loss: 'flooded-basement', message: 'Water to the first step.' }),
    await receiveLead(product, bert),
    await receiveLead(product, cleo),
  ]
  await reassignTo(product, ivy, mine.id)
  await schedule(product, ivy, visit.id)

  const page = await open({ signedInAs: ivy.token, viewport: phone })
  await page.goto('/ops/dashboard')
  // What is next is a card, with its step in the first screen; the rest of the day is in lines.
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(1)
  const card = page.getByRole('article', { name: ann.name })
  await expect(card).toContainText('Happening now')
  await expect(card).toContainText('Flooded basement')
  const later = page.getByRole('region', { name: 'Tuesday, December 24' })
  await expect(later.getByRole('link', { name: bert.name })).toContainText('8 AM')
  await expectOneLoudButton(page)
  await expect(card.getByRole('link', { name: `Call ${ann.name}` })).toHaveAttribute('href', /^tel:\+1/)
  await expect(card.getByRole('link', { name: /^Directions to/ })).toHaveAttribute(
    'href',
    /maps\.apple\.com\/\?daddr=/,
  )
  for (const target of await card.locator('a, button, summary').filter({ visible: true }).all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await expectAccessible(page, portalLooks, 'desk')
  await page.setViewportSize(phone)

  await card.getByLabel('New note').fill(noted)
  await page.reload()
  await expect(card.getByLabel('New note')).toHaveValue(noted)
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: noted })).toBeVisible()

  // Photos are lost on the way, and sent again.
  const uploads = '**/api/blobs/*'
  await page.route(uploads, (route) => route.abort('internetdisconnected'))
  await card.getByLabel(/^Photos for/).setInputFiles(await twoPhotographs())
  await page.getByRole('button', { name: /^\d not sent$/ }).click()
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByRole('dialog', { name: 'Everything is sent' })).toBeVisible()
  await page.keyboard.press('Escape')
  const added = page.getByRole('button', { name: /^View photo \d of 2/ })
  await expect(card.getByRole('listitem').filter({ has: added, hasText: 'Ivy Starling, ' })).toHaveCount(2)

  await card.getByRole('button', { name: 'Mark as contacted' }).click()
  await expect(card.getByText('Status changed to Contacted.')).toBeVisible()
  await card.getByRole('button', { name: 'Schedule visit' }).click()
  await page.getByLabel('Date').fill('2199-12-24')
  await page.getByLabel('8–10 AM').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule visit', exact: true }).click()
  await expect(later.getByRole('link')).toHaveCount(2)
  await expect(page.getByText('You have no visits today.')).toBeVisible()

  const today = { on: companyDay(new Date()), from: '00:00', to: '23:59', employee_id: ivy.id }
  const body = { status: 'scheduled', revision: 4, schedule: today }
  await ask(product, `PUT /api/leads/${mine.id}/status`, { token: await signIn(product), body })
  await expect(card.getByRole('button', { name: /^On my way/ })).toBeVisible()
  await expectOneLoudButton(page)
  await card.getByRole('button', { name: 'Close request' }).click()
  await expect(inDialog(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${ann.name} is closed: Done`)).toBeVisible()
  await expect(cards).toHaveCount(0)
  await page.getByRole('button', { name: `Undo closing ${ann.name}` }).click()
  await expect(cards).toHaveCount(1)
  await expect(toasts(page)).toHaveCount(0)

  await page.goto(`/ops/submissions/${others.id}`)
  await expect(page.getByText('Request not found')).toBeVisible()
  await page.goto(`/ops/submissions/${mine.id}`)
  await expect(page.getByText('Assigned to you', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByLabel('Assigned to')).toHaveCount(0)
  // Of the request that nobody has yet they hear nothing.
  await expect(page.getByRole('region', { name: 'Alert' })).toHaveCount(0)
})

test('a dispatcher plans a visit and closes a request with the keyboard, each in one step that can be undone', async ({
  open,
  product,
  people: { dirk },
}) => {
  const theo = await aColleague(product, {
    first_name: 'Theo',
    last_name: 'Bittern',
    role: 'Lead technician',
  })
  const { id } = await receiveLead(product, dirk)
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto(`/ops/submissions/${id}`)
  await expect(page.getByRole('heading', { name: dirk.name })).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Move to Contacted' })).toBeFocused()
  await page.getByRole('button', { name: 'Move to Scheduled' }).press('Enter')
  await page.getByLabel('Date').fill('2199-12-24')
  await page.getByLabel('12–2 PM').check()
  await page.getByLabel('Who’s going').selectOption(theo.id)
  await page.getByLabel('Date').press('Enter')
  const words = 'Scheduled for Tue, Dec 24, 12–2 PM, Theo Bittern'
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByText(`New → ${words} by Owner`)).toBeVisible()
  await expect(page.locator(`[data-row="${id}"]`)).toContainText('Tue, Dec 24, 12–2 PM')
  await page.getByRole('button', { name: 'Undo the status change' }).click()
  await expect(page.getByRole('button', { name: 'Status: New' })).toBeFocused()
  await expect(page.getByRole('article').getByLabel('Assigned to')).toHaveValue('')

  await page.getByRole('button', { name: 'Move to Closed' }).press('Enter')
  await expect(inDialog(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose an outcome.')).toBeVisible()
  await page.getByLabel('Not ours').press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Closed: Not ours', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Status: Closed' })).toBeFocused()
  await expect(toasts(page)).toHaveCount(0)

  await page.goto('/ops/dashboard')
  const counted = page.getByRole('table', { name: 'Closed requests by outcome' })
  await counted
    .getByRole('row', { name: /Not ours/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('button', { name: /^Closed: Not ours.*remove$/ })).toBeVisible()
  await expect(page.locator(`[data-row="${id}"]`)).toBeVisible()
})

test('whoever claims a request stands on its number, without a message in the way', async ({
  open,
  product,
  people: { emil },
}) => {
  const { id } = await receiveLead(product, emil)
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto(`/ops/submissions/${id}`)
  await expect(page.getByRole('heading', { name: emil.name })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'In the open request' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: emil.name })).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByText('You claimed this request.')).toBeVisible()
  await expect(page.locator(`[data-call="${id}"]`)).toBeFocused()
  await expect(toasts(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo the claim' }).click()
  await expect(page.getByRole('article').getByLabel('Assigned to')).toHaveValue('')
})

test('the whole menu is in sight beside an alert at 1280 × 720, with room for one more screen', async ({
  open,
  product,
  people: { fern },
  token,
}) => {
  await putOnCall(product, await ask(product, 'GET /api/auth/me', { token }))
  await receiveLead(product, { ...fern, when: 'happening-now' })
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 720 } })
  await page.goto('/ops/employees')
  const alert = page.getByRole('region', { name: 'Alert' }).filter({ visible: true })
  await expect(alert).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Portal' }).filter({ visible: true })
  await menu
    .getByRole('listitem')
    .last()
    .evaluate((entry) => entry.after(entry.cloneNode(true)))
  const box = await menu.boundingBox()
  const links = await menu.getByRole('link').all()
  expect(links.length).toBeGreaterThanOrEqual(14)
  const below = box ? box.y + box.height : 0
  for (const link of links) {
    const at = await link.boundingBox()
    expect(at?.y).toBeGreaterThanOrEqual(box?.y ?? 720)
    expect((at?.y ?? 720) + (at?.height ?? 0)).toBeLessThanOrEqual(below + 0.5)
  }
  expect((await alert.boundingBox())?.y).toBeGreaterThanOrEqual(below)
  const signOut = await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).boundingBox()
  expect((signOut?.y ?? 720) + (signOut?.height ?? 0)).toBeLessThanOrEqual(720)
})

test('on a low screen an alert and the menu leave the page its room', async ({
  open,
  product,
  people: { fern },
}) => {
  const { first } = await twoOnCall(product, 'Harrow')
  await receiveLead(product, { ...fern, when: 'happening-now' })
  const page = await open({ signedInAs: first.token })
  await page.goto('/ops/employees')
  const alert = page.getByRole('region', { name: 'Alert' }).filter({ visible: true })
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(alert.getByRole('button', { name: /^Claim / })).toBeInViewport({ ratio: 1 })
    const taken = viewport.height - ((await alert.boundingBox())?.y ?? 0)
    expect(taken).toBeLessThanOrEqual(0.3 * viewport.height)
  }
})
