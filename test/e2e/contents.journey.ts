import type { Page } from '@playwright/test'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'
import { jobReadsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 120_000 })

test('a technician lists belongings and a box without a network, and the office reads them with their totals', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Imre', last_name: 'Dunlin' })
  const id = await aJob(product, token, { ...ann, town: 'Lisbon', address: '1187 Larkspur Lane' })
  const room = { ...trilliumRooms.kitchen, id: newId(), chamber: null }
  await ask(product, `POST /api/jobs/${id}/rooms`, { token, body: room })
  await aVisitToday(product, token, { job: id, people: [tech.id] })

  const phone = await aPhone(product.origin)
  try {
    const { page } = await phone.start()
    await comeAs(page, tech.token)
    await portalCached(page)
    await expect.poll(() => jobReadsOn(page)).toContain('contents')
    await expect(page.getByText('Your job is too.')).toBeVisible()

    await page.context().setOffline(true)
    await page.goto(`/ops/intake/${id}/contents`)
    await expect(page.getByRole('heading', { name: 'No items yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Add box' }).click()
    await page.getByRole('dialog').getByLabel('What is in it').fill('Linens')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: /B-01 .*On this device/ })).toBeVisible()

    await page.getByRole('button', { name: 'Add item', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Add items' })
    await form.getByLabel('Item').fill('Dining chair')
    await form.getByRole('button', { name: 'One more' }).click()
    await form.getByLabel('Clean').check()
    await form.getByLabel('Room').selectOption({ label: 'Kitchen' })
    await form.getByText('Price, age and condition').click()
    await form.getByLabel('Price of one').fill('150')
    await form.getByLabel('Age in years').fill('3')
    await form.getByLabel('Useful life').fill('10')
    await expect(form.getByText('RCV $300.00, ACV $210.00')).toBeVisible()
    await form.getByRole('button', { name: 'Save and add next' }).click()
    await expect(form.getByText('Dining chair saved')).toBeVisible()
    // The next one is in the same room: a name, a tap, and it is saved.
    await expect(form.getByLabel('Item')).toBeFocused()
    await next(page, 'Rug', 'Non-salvageable')
    await form.getByLabel('Box').selectOption({ label: 'B-01' })
    await next(page, 'Table linens', 'Kept by owner')
    await form.getByRole('button', { name: 'Done' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: /^2 × Dining chair .*On this device/ })).toBeVisible()

    // Removed by mistake, it is back with one tap, and nothing of it is left to send but the item.
    await page.getByRole('button', { name: /^Rug/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Rug removed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Rug/ })).toBeVisible()
    await phone.kill()

    const { page: again } = await phone.start({ offline: true })
    await again.goto(`/ops/intake/${id}/contents`)
    await expect(again.getByRole('button', { name: /^Table linens .*On this device/ })).toBeVisible()
    await again.context().setOffline(false)
    const listed = async () => (await ask(product, `GET /api/jobs/${id}/contents`, { token })).items
    await expect
      .poll(async () => (await listed()).map(({ name }: { name: string }) => name))
      .toEqual(['Dining chair', 'Rug', 'Table linens'])
    await expect(again.getByText('On this device')).toHaveCount(0)
  } finally {
    await phone.remove()
  }

  const { items: boxes } = await ask(product, `GET /api/jobs/${id}/boxes`, { token })
  const desk = await open({ signedInAs: token })
  await desk.goto(`/ops/intake/${id}/contents`)
  const totals = desk.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText(/Replacement cost \(RCV\)\$300\.00.*Actual cash value \(ACV\)\$210\.00/)
  await expect(totals).toContainText('3 items4 pieces')
  await expect(desk.getByRole('region', { name: 'Kitchen' }).getByRole('listitem')).toHaveCount(3)
  // The address on the label of the box shows what is in it.
  await desk.goto(`/ops/intake/${id}/contents?box=${boxes[0].id}`)
  await expect(desk.getByText('Only what is in box B-01')).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Kitchen' }).getByRole('listitem')).toHaveText(/Table linens/)
})

async function next(page: Page, name: string, disposition: string) {
  const form = page.getByRole('dialog', { name: 'Add items' })
  await form.getByLabel('Item').fill(name)
  await form.getByLabel(disposition).check()
  await form.getByRole('button', { name: 'Save and add next' }).click()
  await expect(form.getByText(`${name} saved`)).toBeVisible()
}
