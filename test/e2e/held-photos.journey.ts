import type { Locator, Page } from '@playwright/test'
import { aColleague, ask } from './crew.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { aFieldDevice } from './field-device.ts'
import { assigned } from './refusals.ts'
import { bytesOn, photosOn } from './stored-reads.ts'

function photosFetched(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/photos/')) fetched.push(request.url())
  })
  return fetched
}

function areDrawn(within: Locator) {
  return within
    .locator('img')
    .evaluateAll((all) => all.every((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
}

test('photos of a request are fetched once while they are looked at, and the browser stores none of them', async ({
  open,
  product,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Egon', last_name: 'Phalarope' })
  const lead = await assigned(product, tech, ann)
  const page = await open({ signedInAs: tech.token })
  const fetched = photosFetched(page)
  await page.goto('/ops/submissions')
  await page.getByRole('link', { name: ann.name }).first().click()
  await expect(page).toHaveURL(new RegExp(lead.id))
  await page.locator('input[type=file]').setInputFiles(await twoPhotographs())
  const photos = page.getByRole('button', { name: /^View photo \d of 2$/ })
  await expect(photos).toHaveCount(2)
  await expect.poll(() => areDrawn(photos)).toBe(true)

  // The request is read again, with other addresses, and opened again.
  await page.getByLabel('New note').fill('Wet to the studs.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await page.goBack()
  await expect(photos).toHaveCount(0)
  await page.goForward()
  await expect.poll(() => areDrawn(photos)).toBe(true)
  await photos.first().click()
  await expect.poll(() => areDrawn(page.getByRole('dialog'))).toBe(true)
  const paths = fetched.map((url) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThanOrEqual(3)
  expect(new Set(paths).size).toBe(paths.length)

  const isStored = (url: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          (answer) => answer.ok,
          () => false,
        ),
      url,
    )
  expect(await Promise.all(fetched.map(isStored))).not.toContain(true)
})

test('photos of an assigned request are seen without a connection, small and large, and leave with it', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const { page, card, lead } = await aFieldDevice({ open, product }, ann, 'Turnstone')
  const fetched = photosFetched(page)
  await page.locator('input[type=file]').setInputFiles(await twoPhotographs())
  // The desk is read again for itself, and may come after the photos are stored.
  await expect(card.getByText('2 photos')).toBeVisible()
  await expect.poll(() => photosOn(page)).toBe(4)
  const before = fetched.length

  await page.context().setOffline(true)
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'Requests on this device' })).toBeVisible()
  await expect(page.getByText('2 photos')).toBeVisible()
  const others = 'the 1 request on this device; there may be others at the office.'
  await expect(page.getByText(`Showing ${others}`)).toBeVisible()
  await page.getByLabel('Status').selectOption('Closed')
  await expect(page.getByText(`Searching ${others}`)).toBeVisible()
  await expect(page.getByRole('link', { name: ann.name })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await page.getByRole('searchbox').fill(ann.name.slice(0, 5).toUpperCase())
  await expect(page.getByText(`Searching ${others}`)).toBeVisible()
  await page.getByRole('link', { name: ann.name }).click()
  const photos = page.getByRole('button', { name: /^View photo \d of 2$/ })
  await expect(photos).toHaveCount(2)
  await expect.poll(() => areDrawn(photos)).toBe(true)
  await photos.first().click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => areDrawn(dialog)).toBe(true)
  await expect(dialog.getByText('isn’t on this device')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto('/ops/dashboard')
  await expect(card.getByText('2 photos')).toBeVisible()
  expect(fetched.slice(before)).toEqual([])
  expect(await bytesOn(page, 'photos')).not.toContain('JFIF')

  await page.context().setOffline(false)
  const { revision } = await ask(product, `GET /api/leads/${lead.id}`, { token })
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, {
    token,
    body: { employee_id: null, revision },
  })
  await expect.poll(() => photosOn(page)).toBe(0)
})
