import { aColleague } from './crew.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { assigned } from './refusals.ts'

test('photos of a request are fetched once while they are looked at, and the browser stores none of them', async ({
  open,
  product,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Egon', last_name: 'Phalarope' })
  const lead = await assigned(product, tech, ann)
  const page = await open({ signedInAs: tech.token })
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/photos/')) fetched.push(request.url())
  })
  await page.goto('/ops/submissions')
  await page.getByRole('link', { name: ann.name }).first().click()
  await expect(page).toHaveURL(new RegExp(lead.id))
  await page.locator('input[type=file]').setInputFiles(await twoPhotographs())
  const photos = page.getByRole('button', { name: /^View photo \d of 2$/ })
  await expect(photos).toHaveCount(2)
  const areDrawn = () =>
    photos
      .locator('img')
      .evaluateAll((all) => all.every((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
  await expect.poll(areDrawn).toBe(true)
  const before = fetched.length

  // The request is read again, with other addresses, and opened again.
  await page.getByLabel('New note').fill('Wet to the studs.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await page.goBack()
  await expect(photos).toHaveCount(0)
  await page.goForward()
  await expect.poll(areDrawn).toBe(true)
  await photos.first().click()
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByRole('img')
        .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
    )
    .toBeGreaterThan(0)
  expect([before, fetched.length]).toEqual([2, 3])

  const isStored = (url: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          (answer) => answer.ok,
          () => false,
        ),
      url,
    )
  expect(await Promise.all(fetched.map(isStored))).toEqual([false, false, false])
})
