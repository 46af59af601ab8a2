import { newId } from '#platform/uuid.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday, moveJob } from './jobs.ts'
import { expect, test } from './product.ts'
import { jobReadsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 120_000 })

test('the last point is read dry without a network: its room is to be photographed, the audit and the move agree, and no reason is asked', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Wes', last_name: 'Kestrel', role: 'Lead technician' })
  const id = await aJob(product, token, { ...ann })
  const [room_id, point] = [newId(), newId()]
  const kitchen = { ...trilliumRooms.kitchen, chamber: null, id: room_id }
  await ask(product, `POST /api/jobs/${id}/rooms`, { token, body: kitchen })
  await ask(product, `POST /api/jobs/${id}/points`, { token, body: { ...aPoint, room_id, id: point } })
  await moveJob(product, token, { id, stage: 'drying' })
  await aVisitToday(product, token, { job: id, people: [tech.id] })
  const page = await open({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })
  await comeAs(page, tech.token)
  await portalCached(page)
  await expect.poll(() => jobReadsOn(page)).toContain('drying')
  await expect.poll(() => jobReadsOn(page)).toContain('photos')

  await page.context().setOffline(true)
  const gate = page.getByRole('listitem').filter({ hasText: 'Every point at its goal' })
  await page.goto(`/ops/intake/${id}`)
  await expect(gate).toContainText('missing')

  await page.goto(`/ops/intake/${id}/readings/now`)
  for (const key of ['1', '2']) await page.getByRole('button', { name: key, exact: true }).click()
  await expect(page.getByText('Kitchen is dry. Take a photo of the finished room')).toBeVisible()
  await page.getByRole('link', { name: 'Will this get paid?' }).click()
  await expect(page.getByText('1 photo of a finished room')).toBeVisible()
  await expect(page.getByText(/above goal/)).toBeHidden()

  await page.goto(`/ops/intake/${id}`)
  await expect(gate).toContainText('done')
  await page.getByRole('button', { name: 'Move to Dry' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Move to Dry' })
  await expect(dialog.getByText('Every point at its goal')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toBeHidden()
  await dialog.getByRole('button', { name: 'Move to Dry' }).click()
  await expect(dialog).toBeHidden()
  // Called dry, the room is one of the list: what was to come is missing.
  await page.goto(`/ops/intake/${id}/audit`)
  await expect(page.getByText('1 photo of a finished room')).toBeHidden()

  await page.context().setOffline(false)
  await expect.poll(async () => (await ask(product, `GET /api/jobs/${id}`, { token })).stage).toBe('dry')

  const office = await open({ signedInAs: token, viewport: { width: 1280, height: 900 } })
  await office.goto(`/ops/intake/${id}/audit`)
  await expect(office.getByText(/The crew must/).first()).toBeVisible()
})
