import { expectAccessible, portalLooks } from './accessibility.ts'
import { expect, test } from './product.ts'
import { aColleague } from './crew.ts'
import { codeNow, logInAs, secretOn, setUpApp } from './factors.ts'

test.describe.configure({ timeout: 240_000 })

test('the own second factors can be set up by everyone', async ({ open, product }) => {
  const { token } = await aColleague(product, { first_name: 'Wilhelmina', last_name: 'Featherstone' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/profile?part=security')
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'none yet')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const secret = await secretOn(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Enter the code from the app.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'app')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expectAccessible(page, portalLooks, 'passkey')
  await page.getByLabel('Code', { exact: true }).fill(codeNow(secret))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('button', { name: 'I’ve saved my codes' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'codes')
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expectAccessible(page, portalLooks, 'set up')
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, portalLooks, 'new codes')

  await page.route('**/api/auth/factors', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }))
  await page.reload()
  await expect(page.getByText('Two-step verification couldn’t be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'error')
})

test('the second step and the question who it is can be used by everyone', async ({
  page,
  open,
  product,
}) => {
  const person = await aColleague(product, { first_name: 'Konstantin', last_name: 'Vandersloot' })
  await setUpApp(product, person)
  await logInAs(page, person)
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter the code.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'second step')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectAccessible(page, portalLooks, 'recovery code')

  const office = await open({ isSignedIn: true })
  await office.goto('/ops/employees')
  await product.forgetConfirmations()
  await office.getByRole('button', { name: 'Export' }).click()
  await expect(office.getByLabel('Your password', { exact: true })).toBeVisible()
  await office.getByRole('button', { name: 'Confirm' }).click()
  await expect(office.getByText('Enter your password.')).toBeVisible()
  await expectAccessible(office, portalLooks, 'confirm')
})
