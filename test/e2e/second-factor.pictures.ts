import { mkdir } from 'node:fs/promises'
import { expect, test } from './product.ts'
import { aColleague } from './crew.ts'
import { draw } from './draw.ts'
import { codeNow, logInAs, secretOn, setUpApp, withSensor } from './factors.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 240_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the second factor', async ({ open, product }) => {
  const lena = await aColleague(product, { first_name: 'Lena', last_name: 'Kowalczyk', role: 'Dispatcher' })
  const page = await open({ signedInAs: lena.token })
  await withSensor(page)
  await page.goto('/ops/profile?part=security')
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await draw(page, 'factors-none', true)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const secret = await secretOn(page)
  await draw(page, 'factors-app', true)
  await page.getByLabel('Code', { exact: true }).fill(codeNow(secret))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('button', { name: 'I’ve saved my codes' })).toBeVisible()
  await draw(page, 'factors-codes')
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await draw(page, 'factors-passkey', true)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('not used yet')).toBeVisible()
  await draw(page, 'factors-all', true)

  const stranger = await open()
  await logInAs(stranger, lena)
  await expect(stranger.getByLabel('Code', { exact: true })).toBeVisible()
  await draw(stranger, 'second-step')
  await stranger.getByLabel('Code', { exact: true }).fill('123456')
  await stranger.keyboard.press('Enter')
  await expect(stranger.getByText('This code isn’t correct')).toBeVisible()
  await draw(stranger, 'second-step-wrong')
  await stranger.getByRole('button', { name: 'Use a recovery code' }).click()
  await draw(stranger, 'second-step-recovery')
})

test('where a role demands it, and where it is asked again', async ({ open, product }) => {
  const office = await open({ isSignedIn: true })
  await office.goto('/ops/roles/01930000-0000-7000-8000-000000000006')
  await office.getByRole('checkbox', { name: 'Requires two-step verification' }).check()
  await draw(office, 'role-demand', true)
  await office.getByRole('button', { name: 'Save changes' }).click()
  await expect(office.getByText('Technician saved. Changes take effect right away.')).toBeVisible()

  const sam = await aColleague(product, { first_name: 'Sam', last_name: 'Ortiz' })
  const page = await open({ signedInAs: sam.token })
  await page.goto('/ops/second-step')
  await expect(page.getByRole('button', { name: /^Authenticator app/ })).toBeVisible()
  await draw(page, 'demanded')
  await page.getByRole('button', { name: /^Authenticator app/ }).click()
  const secret = await secretOn(page)
  await draw(page, 'demanded-app', true)
  await page.getByLabel('Code', { exact: true }).fill(codeNow(secret))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('button', { name: 'I’ve saved my codes' })).toBeVisible()
  await draw(page, 'demanded-codes', true)

  const gil = await aColleague(product, {
    first_name: 'Gil',
    last_name: 'Featherstonehaugh',
    role: 'Dispatcher',
  })
  await setUpApp(product, gil)
  await office.goto(`/ops/employees/${gil.id}`)
  await office.getByRole('button', { name: 'Reset two-step verification' }).click()
  await draw(office, 'lost-factor')
  await product.forgetConfirmations()
  await office.getByRole('button', { name: 'Reset' }).click()
  await expect(office.getByLabel('Your password', { exact: true })).toBeVisible()
  await draw(office, 'confirm')
})
