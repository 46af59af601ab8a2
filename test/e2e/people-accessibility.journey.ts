import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague } from './crew.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })

test('the work on people can be done by everyone', async ({ open, product }) => {
  const { id } = await aColleague(product, {
    first_name: 'Theodora',
    last_name: 'Featherstonehaugh-Worthington',
    skills: ['Drying'],
    mobile: '(330) 555-0141',
  })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/employees')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expectAccessible(page, portalLooks, 'people')
  await page.goto('/ops/employees?q=zzzz')
  await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'nobody')

  await page.goto(`/ops/employees/${id}`)
  await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'person')
  const openings = [
    ['Edit roles', 'roles'],
    ['Edit hourly cost', 'cost'],
    ['Suspend', 'suspend'],
    ['Create password reset code', 'code question'],
  ] as const
  for (const [name, state] of openings) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expectAccessible(page, portalLooks, state)
    if (state !== 'code question') await page.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.getByRole('button', { name: 'Create code' }).click()
  await expect(page.getByText('You won’t see it again')).toBeVisible()
  await expectAccessible(page, portalLooks, 'code')
})

test('the forms of people can be used by everyone', async ({ page, open }) => {
  const office = await open({ isSignedIn: true })
  await office.goto('/ops/employees/new')
  await expect(office.getByRole('checkbox', { name: 'Owner' })).toBeVisible()
  await office.getByLabel('Mobile').fill('12')
  await office.getByLabel('Skills').fill('Drying, Carpets,')
  await office.getByRole('button', { name: 'Add', exact: true }).last().click()
  await expect(office.getByText('Enter a 10-digit phone number.')).toBeVisible()
  await expectAccessible(office, portalLooks, 'new person')
  await office.getByRole('button', { name: 'Cancel' }).click()
  await expect(office.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(office, portalLooks, 'leave')
  await office.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(office).toHaveURL('/ops/employees')

  const list = '**/api/employees?*'
  await office.route(list, (route) => route.fulfill({ status: 500, json: { detail: 'Out of order.' } }))
  await office.goto('/ops/employees')
  await expect(office.getByText('The people couldn’t be loaded')).toBeVisible()
  await expectAccessible(office, portalLooks, 'people error')

  await page.goto('/ops/activate')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('Enter the code.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'activate')
})

test('the menu of a phone can be used by everyone', async ({ open }) => {
  const page = await open({ isSignedIn: true, viewport: { width: 320, height: 640 } })
  await page.goto('/ops/employees')
  await page.getByRole('button', { name: /^(You|More)$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, [{ width: 320, colorScheme: 'light' }], 'menu')
})
