import type { Page } from '@playwright/test'
import { noted, told, type Caller } from './people.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'

/** Sooner than this a form looks as if a program had sent it. */
const humanMs = 2100
const reference = /^R-\d{4}-[0-9A-Z]{5}$/

test('two photos sent from the contact page appear in the portal without reload', async ({
  page,
  open,
  product,
  people: { ann },
}) => {
  await page.goto('/contact')
  const staff = await openPortal(await open({ isSignedIn: true }))

  await fillIn(page, ann)
  await page.locator('#photos').setInputFiles(await twoPhotographs())
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(2)
  await takeTime(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  const number = await page.locator('.reference strong').innerText()
  expect(number).toMatch(reference)
  await expect(page.locator('main')).toContainText(
    'Stay out of standing water until the power to that area is off.',
  )
  expect(await page.content()).not.toContain(ann.name)

  const row = staff.getByRole('main').getByRole('link', { name: ann.name })
  await expect(row).toContainText('2 photos')
  await row.click()
  await expect(staff.getByText(number)).toBeVisible()
  await expect(staff.getByText(told)).toBeVisible()
  await expectPictures(staff, 2)

  await staff.getByRole('button', { name: 'Move to Contacted' }).click()
  await staff.getByLabel('New note').fill(noted)
  await staff.getByRole('button', { name: 'Save note' }).click()
  const history = staff
    .getByRole('region', { name: 'History' })
    .or(staff.locator('section', { hasText: 'History' }))
  await expect(history.last()).toContainText('New → Contacted by Owner')
  await expect(history.last()).toContainText('Note added by Owner')
  await expect(history.last()).toContainText('Mail to the office written, not sent')
  await expect(history.last()).toContainText('Request received, 2 photos')
  const letters = (await product.letters()).filter((letter) => letter.includes(number))
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(ann.name)
})

test('without scripts a request with an error loses nothing, photos included, and arrives when it is mended', async ({
  open,
  people: { bert },
}) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/contact')
  const staff = await openPortal(await open({ isSignedIn: true }))
  await fillIn(page, bert)
  await page.getByLabel('Phone number').fill('12345')
  await page.locator('#photos').setInputFiles(await twoPhotographs())
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Send request' }).click()
  expect((await refused).status()).toBe(422)
  await expect(page.getByRole('alert')).toContainText('Please give a ten-digit phone number.')
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Phone number')).toHaveValue('12345')
  await expectEntered(page, bert)
  const kept = page.getByRole('list', { name: 'Photos' })
  await expect(kept.getByRole('checkbox')).toHaveCount(2)
  await expectPictures(page, 2)
  await expect(kept).toContainText('wet-line.jpg')
  await expect(kept).toContainText('burst-pipe.jpg')

  await page.getByLabel('Phone number').fill(bert.phone)
  await takeTime(staff)
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Send request' }).click()
  expect((await sent).status()).toBe(303)
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  await expect(page.locator('.reference strong')).toHaveText(reference)
  await expect(page.locator('main')).toContainText(
    'Stay out of standing water until the power to that area is off.',
  )

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
  await fillIn(page, fern)
  await page.getByLabel('Phone number').fill('12345')
  await whenTakenOver(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Please give a ten-digit phone number.')
  await expectEntered(page, fern)
  await page.reload()
  await expectEntered(page, fern)
  await expect(page.getByLabel('Phone number')).toHaveValue('12345')
})

test('a request that does not get through keeps everything, and goes through when tried again', async ({
  page,
  people: { fern },
}) => {
  await page.goto('/contact')
  await fillIn(page, fern)
  await page.locator('#photos').setInputFiles(await twoPhotographs())
  await whenTakenOver(page)
  await page.route('**/api/leads', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toContainText('Your request did not reach us.')
  await expectEntered(page, fern)
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(2)
  await page.unroute('**/api/leads')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
})

async function openPortal(page: Page) {
  await page.goto('/ops/submissions')
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  return page
}

async function fillIn(page: Page, { name, phone, town }: Caller) {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Phone number').fill(phone)
  await choose(page, 'Water damage')
  await page.getByLabel('Town or address').fill(town)
  await choose(page, 'It is happening now')
  await page.getByLabel('Anything else we should know').fill(told)
  await choose(page, 'Text me')
  await page.getByLabel('You may text me').check()
}

/** The radio button itself is not to be seen: a person presses its words. */
function choose(page: Page, words: string) {
  return page.locator('form .chips label', { hasText: words }).click()
}

async function expectEntered(page: Page, { name, town }: Caller) {
  await expect(page.getByLabel('Your name')).toHaveValue(name)
  await expect(page.getByLabel('Water damage')).toBeChecked()
  await expect(page.getByLabel('Town or address')).toHaveValue(town)
  await expect(page.getByLabel('It is happening now')).toBeChecked()
  await expect(page.getByLabel('Anything else we should know')).toHaveValue(told)
  await expect(page.getByLabel('Text me', { exact: true })).toBeChecked()
  await expect(page.getByLabel('You may text me')).toBeChecked()
}

/** A person needs longer than a program does. The window that is asked was opened with the form, or after it. */
async function takeTime(page: Page) {
  await page.waitForFunction((ms) => performance.now() > ms, humanMs)
}

/** The form's own script has come: without it the form is sent as forms always were. */
async function whenTakenOver(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /contact-.*js/.test(name)),
  )
  await expect(page.locator('form[data-contact] [data-form-status]')).toHaveCount(1)
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
