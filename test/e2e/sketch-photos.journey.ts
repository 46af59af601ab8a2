import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { findBarriers } from './accessibility.ts'
import { aPen } from './a-pen.ts'
import { ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob } from './jobs.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('a photo is pinned where it was taken, without a connection too, and is shown from its pin', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Boardman', address: '9 Larkspur Lane' })
  const kitchen = { ...trilliumRooms.kitchen, chamber: null, id: newId() }
  await ask(product, `POST /api/jobs/${id}/rooms`, { token, body: kitchen })
  const page = await open({
    isSignedIn: true,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  // What is seen once is on the device.
  await page.goto(`/ops/intake/${id}/sketch`)
  await expect(page.getByRole('button', { name: /^Kitchen .*: draw it as it was typed$/ })).toBeAttached()
  await page.goto(`/ops/intake/${id}/photos`)
  await page.getByRole('combobox', { name: 'Room' }).first().selectOption('Kitchen')
  const [first, second] = await twoPhotographs()
  const files = page.locator('input[type=file][multiple]').first()
  await files.setInputFiles([first])
  await expect(page.getByRole('button', { name: /^View photo 1 of 1/ })).toBeVisible()
  await portalCached(page)
  await page.context().setOffline(true)
  await files.setInputFiles([second])
  await expect(page.getByRole('list').getByText(second.name)).toBeVisible()

  await page.goto(`/ops/intake/${id}/sketch`)
  await page.getByRole('button', { name: /^Kitchen .*: draw it as it was typed$/ }).click()
  await expect(page.getByText('1 room')).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: 'Point' }).click()
  await page.getByRole('group', { name: 'What to add' }).getByRole('button', { name: 'Photo' }).click()
  await expect(page.getByText('Tap where the photo was taken.')).toBeVisible()
  const { tap, wall, still } = aPen(page)
  await still()
  const { left, right, top } = await wall(0)
  const dialog = page.getByRole('dialog', { name: 'Which photo was taken here?' })
  await tap([(left + right) / 2, top + 60])
  await expect(dialog.getByRole('heading', { name: 'In Kitchen' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: /Not sent yet/ }).click()
  await expect(page.getByText('1 photo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show the photo' }).click()
  await expect(page.getByText('Not sent yet. It is on this device.')).toBeVisible()
  await page.keyboard.press('Escape')
  await tap([left + 40, top + 130])
  await dialog.getByRole('button', { name: /^Kitchen/ }).click()
  await expect(page.getByText('2 photos', { exact: true })).toBeVisible()

  await page.context().setOffline(false)
  const pins = async () => {
    const { items } = await ask(product, `GET /api/jobs/${id}/sketches`, { token })
    return items[0]?.plan.pins.map(({ record_id }: { record_id: string }) => record_id).toSorted()
  }
  const photos = async () => {
    const { items } = await ask(product, `GET /api/jobs/${id}/photos`, { token })
    return items.map((photo: { id: string }) => photo.id).toSorted()
  }
  await expect.poll(async () => (await photos()).length, { timeout: 60_000 }).toBe(2)
  await expect.poll(pins, { timeout: 60_000 }).toEqual(await photos())

  await page.reload()
  await page
    .getByRole('region', { name: 'Walls and rooms' })
    .getByRole('button', { name: 'Photo' })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show the photo' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Photo \d of 2$/)
})
