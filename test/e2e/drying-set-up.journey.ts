import { expectAccessible, portalLooks } from './accessibility.ts'
import { ask } from './crew.ts'
import { expect, test } from './product.ts'

test('the office sets what it dries by: a mistake says so, what another changes meanwhile stays, and each can be undone', async ({
  open,
  product,
  token,
}) => {
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/projects-config/jobs/drying')
  const [dialog, meters] = [page.getByRole('dialog'), page.getByRole('region', { name: 'Meters' })]
  await expect(page.getByText('These are placeholders.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'the drying set-up')

  await page.getByRole('button', { name: 'Add meter' }).press('Enter')
  await dialog.getByLabel('Name').fill('M-2')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Scale', { exact: true })).toBeFocused()
  await expectAccessible(page, portalLooks, 'a meter with errors')
  await page.keyboard.type('Wood, %')
  // Meanwhile someone else changes another part of it.
  const { drying } = await ask(product, 'GET /api/job-setup', { token })
  const others = { value: { ...drying.value, altitude_feet: 1100 }, revision: drying.revision }
  await ask(product, 'PUT /api/job-setup/drying', { token, body: others })
  await expect(page.getByText('1,100 ft').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(meters.getByRole('heading', { name: 'M-2' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(meters.getByRole('heading', { name: 'M-2' })).toHaveCount(0)
  await expect(page.getByText('1,100 ft').first()).toBeVisible()

  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(history.first()).toContainText('In force')
  await history.last().locator('summary').click()
  await history.last().getByRole('button', { name: 'Restore version 0' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1,100 ft')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Grains as trade charts and meters show them')).toBeVisible()
})
