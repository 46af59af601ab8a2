import { mkdir } from 'node:fs/promises'
import { aBusyMorning } from './busy-morning.ts'
import { aColleague, ask } from './crew.ts'
import { draw } from './draw.ts'
import { expect, signIn, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 180_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the record of who did what', async ({ open, product }) => {
  const token = await signIn(product)
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Starling', title: 'Technician' })
  await aBusyMorning(product)
  await fetch(`${product.origin}/api/audit`, { headers: { authorization: `Bearer ${ivy.token}` } })
  const { items } = await ask(product, 'GET /api/roles', { token })
  const role_ids = items
    .filter(({ name }: { name: string }) => ['Technician', 'Marketing'].includes(name))
    .map(({ id }: { id: string }) => id)
  await ask(product, `PUT /api/employees/${ivy.id}/roles`, { token, body: { revision: 1, role_ids } })

  const page = await open({ isSignedIn: true })
  await page.goto('/ops/audit')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await draw(page, 'audit-list')
  await page.locator('[data-row]', { hasText: 'roles' }).filter({ hasText: 'changed' }).click()
  await draw(page, 'audit-open')
  await page.goto(`/ops/audit?person=${ivy.id}&kind=refusals`)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await draw(page, 'audit-filtered')
  await page.goto('/ops/audit')
  await page.getByRole('combobox', { name: 'About' }).fill('tech')
  await expect(page.getByRole('listbox', { name: 'About' }).getByRole('option').first()).toBeVisible()
  await draw(page, 'audit-suggestions')
})
