import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday, moveJob } from './jobs.ts'
import { expect, test } from './product.ts'
import { jobReadsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 120_000 })

type Seen = { items: { phase: string; room_id: string | null; time_from: string; sha256: string }[] }

// A picture that moves, in place of a camera that no machine of ours has.
const aCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

test('a technician takes a burst without a network: phase and room are chosen once, and all arrive once', async ({
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Imre', last_name: 'Godwit' })
  const id = await aJob(product, token, { ...ann })
  const room = { ...trilliumRooms.kitchen, chamber: null, id: newId() }
  await ask(product, `POST /api/jobs/${id}/rooms`, { token, body: room })
  await moveJob(product, token, { id, stage: 'inspected' })
  await aVisitToday(product, token, { job: id, people: [tech.id] })
  const seen = (): Promise<Seen> => ask(product, `GET /api/jobs/${id}/photos`, { token })

  const phone = await aPhone(product.origin, { args: aCamera })
  try {
    const { page } = await phone.start()
    await comeAs(page, tech.token)
    await expect(page.getByRole('article', { name: ann.name })).toBeVisible()
    await portalCached(page)
    await expect.poll(() => jobReadsOn(page)).toContain('photos')

    await page.context().setOffline(true)
    await page.goto(`/ops/intake/${id}/photos`)
    await expect(page.getByRole('heading', { name: '7 photos still missing' })).toBeVisible()
    await page.getByRole('button', { name: 'Before any work, Kitchen' }).click()
    const camera = page.getByRole('dialog', { name: 'Camera' })
    await expect(camera.getByText('Saves as Kitchen, before')).toBeVisible()
    const shutter = camera.getByRole('button', { name: 'Take a photo' })
    await expect(shutter).toHaveAttribute('aria-disabled', 'false')
    for (let taken = 1; taken <= 4; taken++) {
      await shutter.press('Space')
      await expect(camera.getByRole('status').getByText(`${taken} in this burst`)).toBeVisible()
    }
    await expect(camera.getByText('4 not sent')).toBeVisible()
    await expect(camera.getByRole('heading', { name: '3 still missing' })).toBeVisible()
    await expectAccessible(page, portalLooks, 'camera of a job')
    await camera.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: '3 photos still missing' })).toBeVisible()

    // Nothing is lost by a phone that runs out of battery.
    await phone.kill()
    const again = await phone.start()
    await again.page.goto(`/ops/intake/${id}/photos`)
    await expect.poll(async () => (await seen()).items.length, { timeout: 60_000 }).toBe(4)
    await expect(again.page.getByRole('button', { name: /^View photo 4 of 4: Before/ })).toBeVisible()
    const { items } = await seen()
    expect(new Set(items.map(({ sha256 }) => sha256)).size).toBe(4)
    for (const photo of items)
      expect(photo).toMatchObject({ phase: 'before', room_id: room.id, time_from: 'device' })
  } finally {
    await phone.remove()
  }
})
