import { expectAccessible, portalLooks } from './accessibility.ts'
import { owner } from './people.ts'
import { expect, test } from './product.ts'

test('the pages of the API are for staff: the login leads back to them', async ({ page, request }) => {
  const shell = await (await request.get('/api/docs')).text()
  expect(shell).not.toContain('/api/employees')
  expect(await (await request.get('/')).text()).not.toContain('/api/docs')

  await page.goto('/api/docs')
  await page.waitForURL('/ops/login?next=%2Fapi%2Fdocs')
  await page.getByLabel('Username').fill(owner.username)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('/api/docs')
  await expect(page.getByRole('heading', { level: 2, name: 'leads' })).toBeVisible()
})

test('an endpoint can be read and tried in the name of who is signed in, on a phone as well', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true, viewport: { width: 320, height: 700 } })
  await page.goto('/api/docs')
  await page.getByText('GET /api/leads/waiting', { exact: true }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('200 OK')).toBeVisible()
  await expect(page.locator('[role=status] pre')).toContainText('"quarantined"')

  await page.getByText('POST /api/auth/login', { exact: true }).click()
  await expect(page.getByLabel('Body')).toHaveValue(/"remember_me": false/)
  await page.getByRole('button', { name: 'Send' }).first().click()
  await expect(page.getByText('422 Unprocessable Entity')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page, portalLooks, 'the pages of the API')
})
