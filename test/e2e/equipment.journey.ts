import { expectAccessible, portalLooks, publicLooks } from './accessibility.ts'
import { ask } from './crew.ts'
import { expect, test } from './product.ts'

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
