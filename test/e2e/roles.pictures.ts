import { mkdir } from 'node:fs/promises'
import { newId } from '#platform/uuid.ts'
import { aColleague, ask } from './crew.ts'
import { draw } from './draw.ts'
import { expect, signIn, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
const dispatcher = '01930000-0000-7000-8000-000000000003'
const projectManager = '01930000-0000-7000-8000-000000000004'
test.describe.configure({ timeout: 180_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the roles', async ({ open, product }) => {
  const token = await signIn(product)
  const own = {
    id: newId(),
    name: 'Keeper of roles',
    description: 'Keeps the roles of the night desk.',
    permissions: { 'roles.view': 'all', 'roles.edit': 'all', 'leads.view': 'assigned' },
  }
  await ask(product, 'POST /api/roles', { token, body: own })
  for (const [first_name, role] of [
    ['Ada', 'Dispatcher'],
    ['Bo', 'Dispatcher'],
    ['Cy', 'Project manager'],
  ] as const)
    await aColleague(product, { first_name, last_name: 'Lindqvist', role })
  const keeper = await aColleague(product, { first_name: 'Kim', last_name: 'Park', role: own.name })

  const page = await open({ isSignedIn: true })
  await page.goto('/ops/roles')
  await expect(page.locator('[data-row]')).toHaveCount(10)
  await draw(page, 'roles-list')
  await page.goto(`/ops/roles/${dispatcher}`)
  await expect(page.locator('summary').first()).toHaveText('2 people have this role')
  await page.locator('summary').first().click()
  await draw(page, 'role')
  await page.getByRole('radiogroup', { name: 'See requests' }).getByLabel('No').check()
  await page.getByRole('radiogroup', { name: 'See the audit log' }).getByLabel('Yes').check()
  await draw(page, 'role-changed')
  await draw(page, 'role-changed-all', true)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.goto(`/ops/roles/${dispatcher}?who=leads.view`)
  await expect(page.getByRole('dialog').getByText('Ada Lindqvist')).toBeVisible()
  await draw(page, 'role-who')
  await page.goto(`/ops/roles/${dispatcher}?compare=${projectManager}`)
  await expect(page.getByText(/different/)).toBeVisible()
  await draw(page, 'role-compare')
  await page.goto(`/ops/roles/new?from=${projectManager}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Copy of Project manager')
  await draw(page, 'role-new')
  await page.goto(`/ops/roles/${own.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await draw(page, 'role-delete')
  await page.goto(`/ops/roles/${dispatcher}?q=zzz`)
  await expect(page.getByRole('heading', { name: 'No matching permissions' })).toBeVisible()
  await draw(page, 'role-nothing')
  await page.goto('/ops/roles/01930000-0000-7000-8000-0000000000ff')
  await expect(page.getByText('Role not found')).toBeVisible()
  await draw(page, 'role-gone')

  const limited = await open({ signedInAs: keeper.token })
  await limited.goto(`/ops/roles/${own.id}`)
  await expect(limited.getByLabel('Name', { exact: true })).toBeVisible()
  await draw(limited, 'role-limited')
  await limited.goto(`/ops/roles/${dispatcher}`)
  await expect(limited.getByText(/permissions that you don’t have/)).toBeVisible()
  await draw(limited, 'role-beyond')
})
