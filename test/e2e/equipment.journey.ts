import { expectAccessible, portalLooks, publicLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { twoUnits } from './units.ts'

test('units are added from one number to another, one is reported by its label without script, and the office settles it', async ({
  open,
  product,
  token,
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/equipment?view=models')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add model' }).click()
  await dialog.getByLabel('Maker').fill('Killdeer')
  await dialog.getByLabel('Amps').fill('fast')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter the model.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'a model with errors')
  await dialog.getByLabel('Model', { exact: true }).fill('K9')
  await dialog.getByLabel('Amps').fill('1.9')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1.9 A')).toBeVisible()

  await page.getByRole('link', { name: /^Units/ }).click()
  await page.getByRole('button', { name: 'Add units' }).click()
  await dialog.getByLabel('Model').selectOption({ label: 'Killdeer K9 (air mover)' })
  await dialog.getByLabel('First number').fill('kd 7')
  await dialog.getByLabel('Last number').fill('kd 9')
  await expect(dialog.getByText('Adds 3 units, KD-7 to KD-9.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add units' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: '3 units' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('Undone.')).toBeVisible()
  // Below the pointer the notices stay.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Add units' }).click()
  await dialog.getByLabel('Model').selectOption({ label: 'Killdeer K9 (air mover)' })
  await dialog.getByLabel('First number').fill('KD-8')
  await dialog.getByRole('button', { name: 'Add units' }).click()
  const unit = page.getByRole('button', { name: /^KD-8/ })
  await expect(unit).toBeVisible()

  await unit.click()
  await dialog.getByLabel('Out of service').check()
  await dialog.getByLabel('Why it’s out of service').selectOption('Broken')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(unit).toContainText('Out of service, broken')
  await page.getByRole('searchbox').fill('kd 08')
  await expect(page).toHaveURL(/q=kd/)
  // Until the answer is there, the list before it is shown faded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(unit).toBeVisible()
  await expectAccessible(page, portalLooks, 'equipment')

  const { items } = await ask(product, 'GET /api/equipment/units/tags?q=KD-8', { token })
  const visitor = await open({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  await visitor.goto(new URL(items[0].address).pathname)
  await visitor.getByRole('link', { name: 'Español' }).click()
  await visitor.getByRole('button', { name: 'Pierde agua' }).click()
  await expect(visitor.getByRole('heading', { name: 'Recibimos su aviso' })).toBeVisible()
  const label = await open()
  await label.goto(new URL(items[0].address).pathname)
  await expectAccessible(label, publicLooks, 'the page of a label')

  const reports = page.getByRole('region', { name: 'Reported by QR code' })
  await expect(reports.getByText('Leaking')).toBeVisible()
  await reports.getByRole('button', { name: 'Settle the report about KD-8' }).click()
  await expect(reports).toBeHidden()

  await page.goto('/ops/equipment?view=labels&q=KD-8')
  await expect(page.getByText('Too loud? No power? Scan to tell us.').filter({ visible: true })).toHaveCount(
    1,
  )
  await expectAccessible(page, portalLooks, 'labels')
})

test('a technician photographs a mover that they place, and takes back what the office has already, also without a network', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Imre', last_name: 'Turnstone' })
  const id = await aJob(product, token, { ...ann, town: 'Poland' })
  await aVisitToday(product, token, { job: id, people: [tech.id] })
  const [number] = await twoUnits(product, token)
  const stays = async () => (await ask(product, `GET /api/jobs/${id}/equipment`, { token })).items
  const phone = { width: 390, height: 844 }
  const page = await open({ signedInAs: tech.token, viewport: phone })
  await page.goto(`/ops/intake/${id}/equipment`)
  const panel = page.getByRole('region', { name: number })
  const openUnit = page.getByRole('button', { name: `Open ${number}` })
  await page.getByLabel('Unit number').fill(number)
  await page.keyboard.press('Enter')
  const photograph = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: 'Photo' }).click()
    await (await choosing).setFiles(file)
  }
  await photograph({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(panel.getByText(/list\.pdf/)).toBeVisible()
  const [photo] = await twoPhotographs()
  await photograph(photo)
  await expect(panel.getByRole('button', { name: 'Photo added' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'a unit with a photo of it')
  await panel.getByRole('button', { name: /^No room/ }).click()
  await expect(page.getByText(`${number} placed.`)).toBeVisible()
  await expect.poll(stays).toMatchObject([{ number, photos: [expect.stringMatching(/^\w{64}$/)] }])

  await openUnit.click()
  await panel.getByRole('button', { name: 'View photo 1 of 1' }).click()
  const shown = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  await page.keyboard.press('Escape')

  for (const isOffline of [false, true]) {
    await panel.getByRole('button', { name: 'Pull' }).click()
    await panel.getByRole('button', { name: 'Good' }).click()
    await expect(openUnit).toBeHidden()
    await expect.poll(stays).toMatchObject([{ condition: 'good' }])
    await expect(page.getByText('not sent')).toBeHidden()
    await page.context().setOffline(isOffline)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${number} is as before.`)).toBeVisible()
    await expect(openUnit).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(stays).toMatchObject([{ condition: null, pulled_at: null }])
    await openUnit.click()
  }
})
