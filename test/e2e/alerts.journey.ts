import { newId } from '#platform/uuid.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask, type Known } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test, type Product } from './product.ts'

test.describe.configure({ timeout: 240_000 })

/** Two who are on call, so that everyone else is left in peace. */
async function twoOnCall(product: Product, family: string) {
  const first = await aColleague(product, { first_name: 'Ola', last_name: family, role: 'Dispatcher' })
  const second = await aColleague(product, { first_name: 'Pia', last_name: family, role: 'Dispatcher' })
  await putOnCall(product, first)
  await putOnCall(product, second)
  return { first, second }
}

async function putOnCall(product: Product, { id }: Known) {
  const shift = {
    id: newId(),
    employee_id: id,
    line: 'first',
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const token = await signIn(product)
  await ask(product, 'POST', '/api/shifts', { token, body: { shifts: [shift] } })
  return shift.id
}

test('of two who hear of a request one gets it with one press, and the other sees at once who has it', async ({
  open,
  product,
  people: { ann },
}) => {
  const { first, second } = await twoOnCall(product, 'Lindqvist')
  const [ola, pia] = [await open({ signedInAs: first.token }), await open({ signedInAs: second.token })]
  for (const page of [ola, pia]) {
    await page.goto('/ops/employees')
    await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  }
  const since = Date.now()
  await receiveLead(product, ann)
  for (const page of [ola, pia]) {
    const card = page.getByRole('region', { name: 'Alert' }).filter({ visible: true })
    await expect(card).toContainText(ann.name, { timeout: 10_000 })
    await expect(card).toContainText('You are on call')
    await expect(page).toHaveTitle(/^\(1\) Employees/)
  }
  expect(Date.now() - since).toBeLessThan(10_000)

  // Both press before either has heard of the other.
  const late = Promise.withResolvers<void>()
  await pia.route('**/claim', async (route) => {
    await late.promise
    await route.continue()
  })
  const claimOf = (page: typeof ola) =>
    page.getByRole('button', { name: `Claim ${ann.name}` }).filter({ visible: true })
  await claimOf(pia).click()
  await claimOf(ola).click()
  await expect(ola.getByText(`${ann.name} is yours`)).toBeVisible()
  late.resolve()
  await expect(pia.getByText('Ola Lindqvist has just taken it.')).toBeVisible()
  for (const page of [ola, pia]) {
    await expect(page.getByRole('region', { name: 'Alert' })).toHaveCount(0)
    await expect(page).toHaveTitle(/^Employees/)
  }
  await pia.getByRole('button', { name: 'Alerts: No alerts' }).filter({ visible: true }).click()
  await expect(pia.getByRole('dialog')).toContainText('Ola Lindqvist has it')
})

test('the request itself and its row in the list can be claimed, and its history tells of the alert', async ({
  open,
  product,
  people: { bert, cleo },
}) => {
  const { first, second } = await twoOnCall(product, 'Marchetti')
  const { id } = await receiveLead(product, bert)
  const page = await open({ signedInAs: first.token })
  await page.goto(`/ops/submissions/${id}`)
  await expect(page.getByText('Alert to who is on call: Ola', { exact: false })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: `Claim ${bert.name}` })
    .last()
    .click()
  await expect(page.getByLabel('Taken care of by').last()).toHaveValue(first.id)
  await expect(page.getByText('Alert settled by Ola Marchetti')).toBeVisible()

  await receiveLead(product, cleo)
  const other = await open({ signedInAs: second.token })
  await other.goto('/ops/submissions')
  const row = other.getByRole('main').getByRole('listitem').filter({ hasText: cleo.name })
  await row.getByRole('button', { name: `Claim ${cleo.name}` }).click()
  await expect(row).toContainText('Pia Marchetti')
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('an alert that nobody answers goes on by itself, and is late by two seconds at most', async ({
  product,
  people: { fern },
}) => {
  const token = await signIn(product)
  await twoOnCall(product, 'Quayle')
  const rules = await ask(product, 'GET', '/api/alerts/rules', { token })
  const quick = { ...rules, first_after_seconds: 30, then_after_seconds: 60 }
  const { revision } = await ask(product, 'PUT', '/api/alerts/rules', { token, body: quick })
  const { id } = await receiveLead(product, fern)
  const momentOf = async (name: string) => {
    const { history } = await ask(product, 'GET', `/api/leads/${id}`, { token })
    const entry = history.find((one: { name: string }) => one.name === name)
    return entry ? Date.parse(entry.at) : 0
  }
  await expect.poll(() => momentOf('alert.escalated'), { timeout: 45_000 }).toBeGreaterThan(0)
  const waited = (await momentOf('alert.escalated')) - (await momentOf('alert.raised'))
  expect(waited).toBeGreaterThanOrEqual(30_000)
  expect(waited).toBeLessThan(32_000)
  await ask(product, 'PUT', '/api/alerts/rules', { token, body: { ...rules, revision } })
  await ask(product, 'POST', `/api/leads/${id}/claim`, { token })
})

test('the bell is opened, read and left with the keyboard alone', async ({
  open,
  product,
  people: { dirk },
}) => {
  const { first } = await twoOnCall(product, 'Novak')
  await receiveLead(product, dirk)
  const page = await open({ signedInAs: first.token })
  await page.goto('/ops/employees')
  const bell = page.getByRole('button', { name: 'Alerts: 1 alert waits' }).filter({ visible: true })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Alerts' })
  await expect(panel.getByRole('button', { name: 'Close the alerts' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: dirk.name })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${dirk.name} is yours`)).toBeVisible()
  await expect(panel).toContainText('Nobody waits')
})

test('alerts can be heard of and claimed by everyone', async ({ open, product, people: { emil } }) => {
  const { first } = await twoOnCall(product, 'Oyelaran')
  await receiveLead(product, emil)
  const page = await open({ signedInAs: first.token })
  await page.goto('/ops/employees')
  await expect(page.getByRole('region', { name: 'Alert' }).filter({ visible: true })).toBeVisible()
  await expectAccessible(page, portalLooks, 'alert')
  await page
    .getByRole('button', { name: /^Alerts/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, portalLooks, 'alerts')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Claim ${emil.name}` })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Nobody waits')
  await expectAccessible(page, portalLooks, 'no alerts')

  await page.route('**/api/alerts', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of order.' } }),
  )
  await page.goto('/ops/employees')
  await page
    .getByRole('button', { name: /^Alerts/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('The alerts could not be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'alerts error')
})

test('on a low screen all of the menu is in reach beside an alert, wherever the page stands', async ({
  open,
  product,
  people: { fern },
}) => {
  const { first } = await twoOnCall(product, 'Lowe')
  await receiveLead(product, fern)
  const page = await open({ signedInAs: first.token, viewport: { width: 1280, height: 560 } })
  await page.goto('/ops/employees')
  await expect(page.getByRole('region', { name: 'Alert' }).filter({ visible: true })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Portal' }).getByRole('link')
  for (const entry of [links.first(), links.last(), page.getByRole('button', { name: 'Sign out' })]) {
    await entry.scrollIntoViewIfNeeded()
    await expect(entry).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
