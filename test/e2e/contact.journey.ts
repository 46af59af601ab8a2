import type { Page } from '@playwright/test'
import { displayPhone } from '#domain/leads/phone.ts'
import { told, type Caller } from './people.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'

/** Sooner than this a form looks as if a program had sent it. */
const humanMs = 1100
const reference = /^R-\d{4}-[0-9A-Z]{5}$/
const phone = { width: 390, height: 844 }
/** Where the thumb finds the button of the form on arriving, in pixels from the top. */
const lowestSend = 754

test('a tap, a name and a number are in the portal at once; the right number, answers and photos follow from the confirmation', async ({
  open,
  people: { ann, hugo },
}) => {
  const page = await open({ viewport: phone })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/')
  const staff = await openPortal(await open({ isSignedIn: true }))
  await page.getByRole('main').getByRole('link', { name: 'Burst or leaking pipe' }).click()
  await expect(page.getByLabel('Burst or leaking pipe')).toBeChecked()
  await expect(page.getByText('Close the main valve only with dry feet.')).toBeVisible()
  const send = await page.getByRole('button', { name: 'Call me back' }).first().boundingBox()
  expect((send?.y ?? Infinity) + (send?.height ?? 0)).toBeLessThanOrEqual(lowestSend)

  await page.getByLabel('Name').fill(ann.name)
  await page.getByLabel('Phone', { exact: true }).fill(ann.phone)
  await takeTime(page)
  await whenTakenOver(page)
  await sendForm(page)
  await expect(page).toHaveTitle(/^We have your request/)
  await expect(page.getByRole('main')).toContainText(ann.phone)
  const number = await page.locator('.reference strong').innerText()
  expect(number).toMatch(reference)
  const row = staff.getByRole('main').getByRole('link', { name: ann.name })
  await expect(row).toContainText('Burst or leaking pipe')

  await page.getByRole('button', { name: 'Fix it' }).click()
  await page.getByLabel('The right number').fill(hugo.phone)
  await page.getByRole('button', { name: 'Save number' }).click()
  await expect(page.getByText('Saved. We’ll call this number.')).toBeVisible()
  await page.getByLabel('Street and town').fill(ann.town)
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: 'No, it’s shut off' }).click()
  await page.getByRole('button', { name: 'Yes, you may text me' }).click()
  await expect(page.getByRole('heading', { name: 'How many rooms are affected?' })).toBeVisible()
  await page.locator('[data-photos-part] input').setInputFiles(await twoPhotographs())
  await expect(page.getByText('2 photos are in', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 photos are in', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(displayPhone(hugo.phone))
  await expect(page.getByText(`Saved: ${ann.town}`)).toBeVisible()

  await row.click()
  await expect(staff.getByText(number)).toBeVisible()
  await expect(staff.getByText(ann.town).first()).toBeVisible()
  await expect(staff.getByRole('link', { name: `Call ${hugo.phone}` }).first()).toBeVisible()
  await expectPictures(staff, 2)
  const secret = await page.evaluate(
    (key) => String(JSON.parse(localStorage[key] ?? '{}').secret),
    `receipt:${number}`,
  )
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(addresses.filter((address) => address.includes(secret) || address.includes(ann.name))).toEqual([])
})

test('without scripts a request with an error loses nothing, photos included, and arrives when it is fixed', async ({
  open,
  people: { bert },
}) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/contact?loss=sewage-backup')
  const staff = await openPortal(await open({ isSignedIn: true }))
  await page.getByLabel('Name').fill(bert.name)
  await page.getByLabel('Phone', { exact: true }).fill('12345')
  await page.getByLabel('Anything else we should know').fill(told)
  await page.locator('#photos').setInputFiles(await twoPhotographs())
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await sendForm(page)
  expect((await refused).status()).toBe(422)
  await expect(page.getByRole('alert')).toContainText('Enter a 10-digit phone number.')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('12345')
  await expect(page.getByLabel('Sewage backup')).toBeChecked()
  await expect(page.getByLabel('Anything else we should know')).toHaveValue(told)
  const kept = page.getByRole('list', { name: 'Photos' })
  await expect(kept.getByRole('checkbox')).toHaveCount(2)
  await expectPictures(page, 2)
  await expect(kept).toContainText('wet-line.jpg')

  await page.getByLabel('Phone', { exact: true }).fill(bert.phone)
  await takeTime(staff)
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await sendForm(page)
  expect((await sent).status()).toBe(303)
  await expect(page.getByRole('heading', { name: 'We’ll call you as soon as we can' })).toBeVisible()
  await expect(page.locator('.reference strong')).toHaveText(reference)
  await expect(page.locator('main')).toContainText('Stop using water in the whole house')
  await expect(page.locator('main')).not.toContainText(bert.name)

  const row = staff.getByRole('main').getByRole('link', { name: bert.name })
  await expect(row).toContainText('2 photos')
  await row.click()
  await expect(staff.getByText(told)).toBeVisible()
  await expectPictures(staff, 2)
})

test('with scripts a bad number is told at its field, and nothing typed is lost, not even by a reload', async ({
  page,
  people: { fern },
}) => {
  await page.goto('/contact')
  await whenTakenOver(page)
  await fillIn(page, { ...fern, phone: '12345' })
  await sendForm(page)
  const field = page.getByLabel('Phone', { exact: true })
  await expect(field).toBeFocused()
  await expect(page.locator('#error-phone')).toHaveText('Error: Enter a 10-digit phone number.')
  await page.reload()
  await expect(field).toHaveValue('12345')
  await expect(page.getByLabel('Name')).toHaveValue(fern.name)
  await expect(page.getByLabel('Burst or leaking pipe')).toBeChecked()
})

test('a send that fails is seen without scrolling, keeps everything, and goes out by itself once the network is back', async ({
  open,
  people: { fern },
}) => {
  const page = await open({ viewport: phone })
  const sends: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/leads')) sends.push(request.postData() ?? '')
  })
  await page.goto('/contact')
  await whenTakenOver(page)
  await fillIn(page, fern)
  await page.context().setOffline(true)
  await sendForm(page)
  const panel = page.getByRole('alert')
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('You’re offline. A call often still gets through.')
  const box = await panel.boundingBox()
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(page.locator('.dock')).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue(fern.name)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(fern.phone)

  await page.context().setOffline(false)
  await expect(page).toHaveTitle(/^We have your request/)
  await expect(page.locator('.reference strong')).toHaveText(reference)
  expect(sends).toHaveLength(1)
})

async function openPortal(page: Page) {
  await page.goto('/ops/submissions')
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  return page
}

async function fillIn(page: Page, { name, phone }: Caller) {
  // The radio button itself is not to be seen: a person presses its words.
  await page.locator('.loss-grid label', { hasText: 'Burst or leaking pipe' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
}

function sendForm(page: Page) {
  return page.getByRole('button', { name: 'Call me back' }).first().click()
}

/** A person needs longer than a program does: this long from now, for the form may just have been swapped in. */
async function takeTime(page: Page) {
  const now = await page.evaluate(() => performance.now())
  await page.waitForFunction((ms) => performance.now() > ms, now + humanMs)
}

/** The form's own script has come: before that a send would wait for it. */
async function whenTakenOver(page: Page) {
  await expect(page.locator('form[data-contact]:not([data-module])')).toHaveCount(1)
}

/** They are not only named: their bytes came, and are pictures. */
async function expectPictures(page: Page, count: number) {
  const pictures = page.locator('main img')
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0)
}
