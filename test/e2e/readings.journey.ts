import type { Page } from '@playwright/test'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { findBarriers } from './accessibility.ts'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test, type Product } from './product.ts'
import { draftsOn, jobReadsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 120_000 })

test('a technician reads points and the air without a network, is killed with half a number typed, and each reading arrives once', async ({
  product,
  token,
  people: { ann },
}) => {
  const named = { first_name: 'Imre', last_name: 'Phalarope' }
  const tech = await aColleague(product, { ...named, role: 'Lead technician' })
  const id = await aJob(product, token, { ...ann, town: 'Boardman', address: '1187 Larkspur Lane' })
  await aVisitToday(product, token, { job: id, people: [tech.id] })
  const [plate, subfloor] = await aWetKitchen(product, token, id)
  const readings = async () => (await ask(product, `GET /api/jobs/${id}/drying`, { token })).readings

  const phone = await aPhone(product.origin)
  try {
    const { page } = await phone.start()
    await comeAs(page, tech.token)
    await portalCached(page)
    await expect.poll(() => jobReadsOn(page)).toContain('drying')
    await page.context().setOffline(true)
    await page.goto(`/ops/intake/${id}/readings/now`)
    const taps = countTaps(page)

    // The second digit saves and moves on.
    await expect(heading(page, 'Sink wall')).toBeVisible()
    await taps.press('1', '9')
    await expect(heading(page, 'Under the sink')).toBeVisible()
    expect(taps.count()).toBe(2)
    await expect(page.getByText('was 23')).toBeVisible()
    // A decimal makes it another number of the same reading, and not a correction of it.
    await taps.press('Decimal point', '5')
    await expect(heading(page, 'Under the sink')).toBeVisible()
    await expect(page.getByText('19.5')).toBeVisible()
    // A hand may be faster than the screen: a third digit is the first of the next point, and takes nothing back.
    await page.keyboard.press('4')
    await expect(page.getByLabel('Point 2: 4')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expectWithinReach(page)
    // What surprises is asked about once, in place, and a digit means that it is typed again.
    await taps.press('4', '2')
    await expect(page.getByText('42 is 14 higher than yesterday. Is it right?')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await taps.press('7', '2')
    await expect(page.getByText(/reads 5 to 60. Type it again/)).toBeVisible()
    await taps.press('4', '2', 'Save 42')
    await expect(heading(page, 'Center')).toBeVisible()
    await taps.press('No access', 'Locked')
    await expect(heading(page, 'Kitchen')).toBeVisible()
    await taps.press('8', '4', '3')
    await expect(page.getByRole('status').filter({ hasText: 'gr/lb' })).toBeVisible()
    await expect.poll(() => draftsOn(page)).toMatch(/text\W+3\W/)
    await phone.kill()

    const { page: again } = await phone.start({ offline: true })
    await again.goto(`/ops/intake/${id}/readings/now`)
    await expect(heading(again, 'Kitchen')).toBeVisible()
    await expect(again.getByLabel('Humidity, %: 3')).toBeVisible()
    // A number pad that is carried does the same.
    await again.keyboard.press('1')
    await expect(again.getByRole('heading', { name: '3 read, 1 no access.' })).toBeVisible()
    // One tap takes back what was read last, and an arrow goes to what is read again.
    await again.getByRole('button', { name: 'Take back the reading of Kitchen' }).click()
    await expect(heading(again, 'Kitchen')).toBeVisible()
    for (const key of ['8', '4', '3', '2']) await again.keyboard.press(key)
    await again.getByRole('button', { name: 'Lock the readings' }).click()
    await again.getByRole('alertdialog').getByRole('button', { name: 'Lock the readings' }).click()
    await expect(again.getByRole('heading', { name: 'The readings are locked' })).toBeVisible()

    await again.context().setOffline(false)
    await expect.poll(async () => (await drying(product, token, id)).visits.at(-1)?.closed_by).toMatch(/Imre/)
    expect(await readings()).toMatchObject([
      { point_id: plate, value: 23 },
      { point_id: subfloor, value: 28 },
      { point_id: plate, value: 19.5, corrects: null, is_confirmed: false },
      { point_id: subfloor, value: 42, is_confirmed: true },
      { value: null, no_access: 'locked' },
    ])
    const { air } = await drying(product, token, id)
    // What was taken back before it left the phone was never read.
    expect(air).toMatchObject([{ air: { fahrenheit: 84, humidity: 32 }, corrects: null }])
    await expectPaper(again, id)
  } finally {
    await phone.remove()
  }
})

/** On the lowest phone Undo stays, and what is seldom done stands behind one key; with large text the point keeps its name. */
async function expectWithinReach(page: Page) {
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('button', { name: 'Take back the reading of Point 1' }).click({ trial: true })
  await page.getByRole('button', { name: 'More actions' }).click()
  const actions = page.getByRole('dialog').getByRole('listitem')
  await expect(actions).toHaveText(['Change', 'Add point', 'Add air', 'Lock readings'])
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(page.locator('[data-which-stop]')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  if (phone) await page.setViewportSize(phone)
}

/** The log on paper has the number of the job on each page, the rule beside each goal, the meter, and who read. */
async function expectPaper(page: Page, id: string) {
  await page.goto(`/ops/intake/${id}/drying`)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Drying log' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.locator('> table > thead')).toContainText(/Drying log MR-/)
  await expect(sheet.getByRole('row').filter({ hasText: 'Sink wall' }).last()).toContainText('13.2 or less')
  await expect(sheet.getByText(/^Read with Pin meter, Wood, %/)).toBeVisible()
  await expect(sheet.getByRole('row').filter({ hasText: 'Imre Phalarope' })).toHaveCount(1)
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true })
}

function drying(product: Product, token: string, id: string) {
  return ask(product, `GET /api/jobs/${id}/drying`, { token })
}

/** Taps the pad, and counts. */
function countTaps(page: Page) {
  let taps = 0
  return {
    count: () => taps,
    async press(...keys: readonly string[]) {
      // Until then a digit would belong to the number before.
      await expect(page.locator('[data-just-saved]')).toHaveCount(0)
      for (const name of keys) {
        await page.getByRole('button', { name, exact: true }).click()
        taps++
      }
    },
  }
}

/** A room with three points, two of them read yesterday, and a place where the air is measured. */
async function aWetKitchen(product: Product, token: string, job: string): Promise<readonly string[]> {
  const room_id = newId()
  const room = { ...trilliumRooms.kitchen, chamber: null }
  await ask(product, `POST /api/jobs/${job}/rooms`, { token, body: { ...room, id: room_id } })
  const places = [
    { place: 'Sink wall', material: 'base_plate', value: 23 },
    { place: 'Under the sink', material: 'subfloor', value: 28 },
    { place: 'Center', material: 'subfloor', value: null },
  ]
  const ids = []
  for (const [nth, { place, material, value }] of places.entries()) {
    const id = newId()
    ids.push(id)
    const method = { meter: 'Pin meter', scale: 'Wood, %', is_reference: false }
    const point = { ...method, id, room_id, number: nth + 1, place, material }
    await ask(product, `POST /api/jobs/${job}/points`, { token, body: point })
    const at = new Date(Date.now() - day).toISOString()
    const reading = { job_id: job, point_id: id, visit_id: null, value, at }
    if (value !== null) await ask(product, `PUT /api/readings/${newId()}`, { token, body: reading })
  }
  const station = {
    id: newId(),
    kind: 'affected',
    room_id,
    chamber_id: null,
    place: 'Kitchen',
    unit_number: null,
  }
  await ask(product, `POST /api/jobs/${job}/stations`, { token, body: station })
  return ids
}
