import type { Locator } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { ask } from './crew.ts'
import { aFieldDevice } from './field-device.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

type Seen = { steps: { kind: string; reason: string | null; detail: string }[]; history: { words: string }[] }

test('a wrong tap is taken back without a network and with one, and the office reads why it is needed', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const { lead, page, card } = await aFieldDevice({ open, product }, ann, 'Turnstone')
  const seen = (): Promise<Seen> => ask(product, `GET /api/leads/${lead.id}`, { token })
  await card.getByRole('button', { name: 'Mark as contacted' }).click()
  await expect(card.getByRole('button', { name: 'On my way' })).toBeVisible()
  await card.getByRole('button', { name: 'On my way' }).click()
  await expect(card.getByText('On the way', { exact: true })).toBeVisible()
  await expect.poll(async () => (await seen()).steps.map(({ kind }) => kind)).toEqual(['on_my_way'])

  await page.context().setOffline(true)
  await card.getByRole('button', { name: 'I’ve arrived' }).click()
  await expect(page.getByRole('button', { name: '1 not sent' })).toBeVisible()
  await card.getByRole('button', { name: /^Undo : Arrived/ }).click()
  await expect(card.getByRole('button', { name: 'I’ve arrived' })).toBeVisible()
  await card.getByRole('button', { name: /^Undo : On the way/ }).click()
  await expect(card.getByRole('button', { name: 'On my way' })).toBeVisible()

  await card.getByRole('button', { name: 'Needs the office' }).click()
  const sheet = page.getByRole('dialog', { name: 'Why do you need the office?' })
  await sheet.getByLabel('Details (optional)').fill('The lockbox is empty.')
  await expectAccessible(page, portalLooks, 'asking the office')
  await page.reload()
  await card.getByRole('button', { name: 'Needs the office' }).click()
  await expect(sheet.getByLabel('Details (optional)')).toHaveValue('The lockbox is empty.')
  await sheet.getByRole('button', { name: 'Can’t get in' }).click()
  await expect(card.getByText('Can’t get in. The lockbox is empty.')).toBeVisible()

  await page.context().setOffline(false)
  await expect
    .poll(async () => (await seen()).steps)
    .toMatchObject([{ kind: 'needs_office', reason: 'no_access', detail: 'The lockbox is empty.' }])
  const { history } = await seen()
  const lines = history.map(({ words }) => words.replace(/ at [\d:]+ [AP]M/, ''))
  expect(lines).toEqual(expect.arrayContaining(['Needs the office: Can’t get in', 'On the way, taken back']))

  const office = await open({ signedInAs: token })
  await office.goto(`/ops/submissions/${lead.id}`)
  await expect(office.getByRole('region', { name: 'Office needed' })).toContainText('The lockbox is empty.')
})

test('photos that are not sent yet are shown small, on the request and in the list', async ({
  open,
  product,
  people: { ann },
}) => {
  const { page, card } = await aFieldDevice({ open, product }, ann, 'Knot')
  await page.context().setOffline(true)
  await card.locator('input[type=file]').setInputFiles(await twoPhotographs())
  const widths = (place: Locator) =>
    place.locator('canvas').evaluateAll((fields) =>
      fields.map((field) => {
        const pen = field instanceof HTMLCanvasElement ? field.getContext('2d') : null
        // Nothing is drawn yet where the first point is transparent.
        return pen?.getImageData(0, 0, 1, 1).data[3] === 255 ? pen.canvas.width : 0
      }),
    )
  await expect(card.locator('canvas')).toHaveCount(2)
  // Each is drawn once it comes into sight.
  await card.locator('canvas').last().scrollIntoViewIfNeeded()
  await expect.poll(() => widths(card)).toEqual([128, 128])
  await page.getByRole('button', { name: '2 not sent' }).click()
  await expect.poll(() => widths(page.getByRole('dialog'))).toEqual([128, 128])
})

test('a file that is no photo is refused by its name, and a photo that was removed comes back', async ({
  open,
  product,
  people: { ann },
}) => {
  const { page, card } = await aFieldDevice({ open, product }, ann, 'Sanderling')
  await page.context().setOffline(true)
  const plan = { name: 'plan.pdf', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }
  const [photo] = await twoPhotographs()
  if (!photo) throw new Error('A photo')
  const half = { ...photo, name: 'half.jpg', buffer: photo.buffer.subarray(0, 200) }
  await card.locator('input[type=file]').setInputFiles([photo, plan, half])
  await expect(card.getByText('2 files weren’t added')).toBeVisible()
  await expect(card.getByText('plan.pdf isn’t a photo.')).toBeVisible()
  await expect(card.getByText('half.jpg can’t be opened.')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 not sent' })).toBeVisible()

  const remove = card.getByRole('button', { name: `Remove ${photo.name}` })
  await remove.click()
  await expect(page.getByRole('button', { name: '1 not sent' })).toBeHidden()
  const undo = card.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await remove.click()
  await expect(undo).toBeVisible()
  await expect(undo).toBeHidden()
  await page.goto('/ops/profile?part=devices')
  await page.getByRole('button', { name: 'Open the outbox' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByRole('dialog', { name: '1 not sent' })).toBeVisible()
})

test('a note whose screen ends before the server answers is stored, and not left to be saved once more', async ({
  open,
  product,
  people: { ann },
}) => {
  const { page, card } = await aFieldDevice({ open, product }, ann, 'Whimbrel')
  await page.context().route('**/api/leads/*/notes', () => {})
  await card.getByLabel('New note').fill('Wet to the studs.')
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: /^Sending, 1 left|^1 not sent/ })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('listitem').filter({ hasText: 'Wet to the studs.' })).toBeVisible()
  await expect(card.getByLabel('New note')).toHaveValue('')
})
