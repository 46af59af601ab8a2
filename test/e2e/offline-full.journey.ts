import { aFieldDevice } from './field-device.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('a note that a full device can’t store is still there as the draft that it is said to be', async ({
  open,
  product,
  people: { ann },
}) => {
  const { page, card } = await aFieldDevice({ open, product }, ann, 'Sanderling')
  const device = await page.context().newCDPSession(page)
  await device.send('Storage.overrideQuotaForOrigin', { origin: product.origin, quotaSize: 1 })

  await page.context().setOffline(true)
  // The browser decides anew about the room every half minute; until then it stores what comes.
  await expect(async () => {
    await card.getByLabel('New note').fill('Wet to the studs.')
    await card.getByRole('button', { name: 'Save note' }).click()
    await expect(card.getByText('This device has no room left. Your note is saved as a draft.')).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 80_000 })
  await page.reload()
  await expect(card.getByLabel('New note')).toHaveValue('Wet to the studs.')
})
