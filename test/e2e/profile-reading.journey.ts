import type { Page } from '@playwright/test'
import { expectAccessible, findBarriers, portalLooks } from './accessibility.ts'
import { aColleague } from './crew.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })

const parts = ['you', 'signature', 'password', 'devices', 'alerts', 'calendar', 'reading', 'certifications']

test('each part of the profile can be used by everyone, with high contrast too', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Cosima', last_name: 'Hagedorn' })
  const page = await open({ signedInAs: token })
  for (const part of parts) {
    await openPart(page, part)
    await expectAccessible(page, portalLooks, part)
    await expectStrong(page, part)
  }
})

test('errors and dialogs of the profile can be used by everyone', async ({ open, product }) => {
  const { token } = await aColleague(product, { first_name: 'Dorothea', last_name: 'Immergut' })
  const page = await open({ signedInAs: token })
  await openPart(page, 'you')
  await page.getByLabel('Display name').fill('')
  await page.getByLabel('Mobile').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a 10-digit phone number.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'errors')
  await expectStrong(page, 'errors')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openPart(page, 'signature')
  await page.getByRole('button', { name: 'Type your name instead' }).click()
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByText('Use four to eight digits.').first()).toBeVisible()
  await expectAccessible(page, portalLooks, 'signature with errors')
  await expectStrong(page, 'signature with errors')
  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of order.' } }),
  )
  await page.reload()
  await expect(page.getByText('Your profile couldn’t be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'profile error')
})

test('the look is kept on the device and there with the first picture, and follows the device where it is left to it', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true })
  const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' })
  await openPart(page, 'reading')
  expect(await look()).toMatchObject({ theme: 'dark', contrast: 'more', text: '100' })
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' })
  await expect.poll(look).toMatchObject({ theme: 'light', contrast: 'usual' })

  await page.getByRole('group', { name: 'Contrast' }).getByLabel('High').check()
  await page.getByLabel('Largest').check()
  expect(await look()).toMatchObject({ theme: 'light', contrast: 'more', text: '130' })
  await page.reload()
  await expect(page.locator('#portal > *').first()).toBeVisible()
  expect(await look()).toMatchObject({ theme: 'light', contrast: 'more', text: '130' })
  await expect(page.getByLabel('Largest')).toBeChecked()
})

test('with the largest words nothing of the portal goes beyond a narrow phone', async ({ open }) => {
  const page = await open({ isSignedIn: true, viewport: { width: 320, height: 640 } })
  await openPart(page, 'reading')
  await page.getByLabel('Largest').check()
  const screens = [
    ...parts.map((part) => `/ops/profile?part=${part}`),
    '/ops/submissions',
    '/ops/sync-problems',
    '/ops/equipment',
    '/ops/equipment?view=models',
    '/ops/employees',
    '/ops/employees/new',
    '/ops/roles',
    '/ops/projects-config',
    '/ops/projects-config/numbers',
    '/ops/projects-config/jobs',
    '/ops/projects-config/jobs/drying',
    '/ops/audit',
    '/ops/password',
  ]
  const wide: string[] = []
  for (const address of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${address}: ${width}`)
  }
  expect(wide).toEqual([])
})

test('who reads Spanish is spoken to in Spanish, and what is still English says so', async ({
  open,
  product,
}) => {
  const { token, username, password } = await aColleague(product, {
    first_name: 'Esperanza',
    last_name: 'Juarez',
  })
  const page = await open({ signedInAs: token })
  await openPart(page, 'reading')
  await page.getByLabel('Español').check()
  await expect(page.getByRole('heading', { name: 'Tamaño del texto' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('link', { name: 'Alertas' }).last().click()
  await expect(page.getByLabel('Mensaje de texto')).toBeChecked()
  await expectAccessible(page, portalLooks, 'spanish')
  await page.getByRole('link', { name: 'Personal' }).first().click()
  await expect(page.locator('main [lang=en]').first()).toContainText('Last seen')

  const other = await open()
  await other.goto('/ops/login')
  await other.getByLabel('Username').fill(username)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'LOGIN' }).click()
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(other.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible()
})

async function openPart(page: Page, part: string) {
  await page.goto(`/ops/profile?part=${part}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

/** With high contrast words have 7:1, in light and dark. */
async function expectStrong(page: Page, state: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
    const faint = await findBarriers(page, { runOnly: ['color-contrast', 'color-contrast-enhanced'] })
    expect(faint, `${state} ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' })
}
