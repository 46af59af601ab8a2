import { createHash } from 'node:crypto'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { assigned, report } from './refusals.ts'

test.describe.configure({ timeout: 180_000 })

test('a photo that was uploaded and refused is seen by the office, and is on the request once it is taken over', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const oda = await aColleague(product, { first_name: 'Oda', last_name: 'Dunlin' })
  const { id: lead_id } = await assigned(product, oda, ann)
  const [wetLine] = await twoPhotographs()
  const bytes = new Uint8Array(wetLine?.buffer ?? [])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const headers = { authorization: `Bearer ${oda.token}`, 'content-type': 'image/jpeg' }
  const init = { method: 'PUT', headers, body: bytes }
  expect((await fetch(`${product.origin}/api/blobs/${sha256}`, init)).status).toBe(201)
  const [code, detail] = ['lead-reassigned', 'This request was assigned to someone else.']
  const write = { kind: 'photo', name: 'wet-line.jpg', sha256 }
  await report(product, oda, { lead_id, write, code, detail })
  const [broken, damaged] = [{ ...write, name: 'broken.jpg', sha256: null }, 'photo-damaged']
  await report(product, oda, { lead_id, write: broken, code: damaged, detail: 'This photo is damaged.' })

  const page = await open({ isSignedIn: true })
  await page.goto('/ops/sync-problems')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  const card = cards.filter({ hasText: 'wet-line.jpg' })
  await expect(card).toContainText(
    'The photo was uploaded. If you add it, it is saved under Oda Dunlin’s name.',
  )
  await expect(cards.filter({ hasText: 'broken.jpg' })).toContainText('so there is no picture to show')
  const picture = card.getByRole('button', { name: 'View photo wet-line.jpg' })
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => picture.locator('img').evaluate(isDrawn)).toBe(true)
  await expectAccessible(page, portalLooks, 'a sync problem with a photo')
  await picture.click()
  const large = page.getByRole('dialog', { name: 'Photos from Oda Dunlin' })
  await expect.poll(() => large.getByRole('img').evaluate(isDrawn)).toBe(true)
  await large.getByRole('button', { name: 'Close' }).click()

  await card.getByRole('button', { name: /^Add to the request/ }).click()
  await expect(page.getByText('You added the photo by Oda Dunlin to the request.')).toBeVisible()
  await page.getByRole('link', { name: `Open the request from ${ann.name}` }).click()
  await expect(page.getByText(/^Oda Dunlin, /)).toBeVisible()
  const { photos } = await ask(product, `GET /api/leads/${lead_id}`, { token })
  expect(photos).toMatchObject([{ sha256, by: 'Oda Dunlin' }])
  await page.goto('/ops/sync-problems')
  await cards.getByRole('button', { name: /^Discard/ }).click()
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Please take it again.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'No sync problems' })).toBeVisible()
})
