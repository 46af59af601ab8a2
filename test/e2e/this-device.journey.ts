import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test('a person sees what the portal stores on this device, and how to install it there', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Ottokar', last_name: 'Wheatear' })
  const page = await open({ signedInAs: token })
  await page.goto('/ops/profile?part=devices')
  await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible()
  await expect(page.getByText(/^\d+ MB of [\d.,]+ (MB|GB)$/)).toBeVisible()
  await expect(page.getByText('The browser may delete what the portal stored here')).toBeVisible()
  await expect(page.getByText('To install the portal, open your browser’s menu')).toBeVisible()

  // A browser of a test makes no offer by itself.
  await page.evaluate(() => {
    const prompt = async () => void document.documentElement.setAttribute('data-asked', '')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  await page.getByRole('button', { name: 'Install the portal' }).click()
  await expect(page.locator('html[data-asked]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Install the portal' })).toBeHidden()

  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return link && (await fetch(link.href)).json()
  })
  expect(manifest).toMatchObject({ start_url: '/ops/dashboard', scope: '/ops/', display: 'standalone' })
})

test('a technician sees which requests are on this device and how old they are, and downloads them again', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Hulda', last_name: 'Knot' })
  const lead = await receiveLead(product, ann)
  const page = await open({ signedInAs: tech.token })
  await page.goto('/ops/profile?part=devices')
  await expect(page.getByText('No requests are on this device.')).toBeVisible()

  const body = { employee_id: tech.id, revision: 1 }
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token, body })
  await page.getByRole('button', { name: 'Download again' }).click()
  await expect(page.getByText('Everything is up to date.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: ann.name }) })
  await expect(row).toContainText(/Downloaded \d+:\d\d [AP]M/)
  await expectAccessible(page, portalLooks, 'requests on this device')

  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline. You can download them again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download again' })).toBeHidden()
  await expect(row).toBeVisible()
  await page.context().setOffline(false)

  // What was given to someone else is not on this device any more.
  const away = { employee_id: null, revision: 2 }
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token, body: away })
  await page.getByRole('button', { name: 'Download again' }).click()
  await expect(row).toBeHidden()
  await expect(page.getByText('No requests are on this device.')).toBeVisible()
})

test('on an iPhone the share menu installs the portal, and after a login the page names its manifest', async ({
  open,
  product,
}) => {
  const { username, password } = await aColleague(product, { first_name: 'Hartwig', last_name: 'Pipit' })
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const page = await open({ userAgent })
  await page.goto('/ops/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page
    .getByRole('link', { name: /Profile/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Devices', exact: true }).click()
  await expect(page.getByText('tap Share, then Add to Home Screen')).toBeVisible()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/ops/portal.webmanifest')
})
