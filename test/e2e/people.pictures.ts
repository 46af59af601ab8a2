import { mkdir } from 'node:fs/promises'
import { aColleague, anInvited, ask } from './crew.ts'
import { draw } from './draw.ts'
import { expect, signIn, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 180_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the people', async ({ open, product }) => {
  const token = await signIn(product)
  const lena = await aColleague(product, {
    first_name: 'Lena',
    last_name: 'Kowalczyk',
    title: 'Lead technician',
    role: 'Lead technician',
    mobile: '(330) 555-0141',
    email: 'lena@example.com',
    crew: 'Crew 2',
    hired_on: '2021-04-12',
    vehicle: 'Van 7',
    skills: ['Drying', 'Mold remediation', 'Contents pack-out'],
    languages: ['English', 'Polish'],
    emergency_contact: 'Marek, (330) 555-0199',
    home_town: 'Salem',
    notes: 'Prefers early shifts.',
    bio: 'Twelve years of wet basements.',
    is_public: true,
  })
  await aColleague(product, {
    first_name: 'Bartholomew',
    last_name: 'Featherstonehaugh-Worthington',
    title: 'Estimator and trainer for large commercial losses',
    role: 'Project manager',
    mobile: '(724) 555-0133',
  })
  const sam = await aColleague(product, { first_name: 'Sam', last_name: 'Ortiz', title: 'Technician' })
  await ask(product, `POST /api/employees/${sam.id}/suspend`, {
    token,
    body: { revision: 1, reassign_to: null },
  })
  await anInvited(product, { first_name: 'June', last_name: 'Park', title: 'Dispatcher', role: 'Dispatcher' })

  const page = await open({ isSignedIn: true })
  await page.goto('/ops/employees')
  await expect(page.getByRole('link', { name: /Lena Kowalczyk/ })).toBeVisible()
  await draw(page, 'people-list', true)
  await page.goto('/ops/employees?q=zzz')
  await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible()
  await draw(page, 'people-none', true)
  await page.goto(`/ops/employees/${lena.id}`)
  await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible()
  await draw(page, 'person', true)
  await page.getByRole('button', { name: 'Edit roles' }).click()
  await expect(page.getByLabel('Technician', { exact: true })).toBeVisible()
  await draw(page, 'person-roles')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await draw(page, 'person-suspend')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Create .* code/ }).click()
  await page.getByRole('button', { name: 'Create code' }).click()
  await expect(page.getByText('You won’t see it again')).toBeVisible()
  await draw(page, 'person-code')
  await page.goto(`/ops/employees/${lena.id}?open=edit`)
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter the first name.')).toBeVisible()
  await draw(page, 'person-edit', true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await draw(page, 'person-leave')
  await page.goto('/ops/employees/new')
  await expect(page.getByLabel('Technician', { exact: true })).toBeVisible()
  await draw(page, 'person-new', true)

  const own = await open({ signedInAs: lena.token })
  await own.goto('/ops/employees')
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible()
  await draw(own, 'people-read-only', true)
  const stranger = await open()
  await stranger.goto('/ops/activate#june.park')
  await expect(stranger.getByLabel('Username')).toHaveValue('june.park')
  await draw(stranger, 'activate', true)
  await stranger.getByLabel('Code').fill('1234')
  await stranger.getByLabel('New password', { exact: true }).fill('long enough a one')
  await stranger.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(stranger.locator('form [role=alert]')).toBeVisible()
  await draw(stranger, 'activate-error', true)
})
