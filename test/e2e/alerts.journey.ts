import type { Page } from '@playwright/test'
import { newId } from '#platform/uuid.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { claimTheRest } from './claim-the-rest.ts'
import { aColleague, ask, putOnCall, twoOnCall } from './crew.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })

const cardOn = (page: Page) =>
  page.getByRole('region', { name: 'Alert', exact: true }).filter({ visible: true })
const claimOn = (page: Page) => page.getByRole('button', { name: /^Claim / }).filter({ visible: true })
const rowOf = (page: Page, { name }: { name: string }) => page.getByRole('button', { name: `Select ${name}` })

test('of two who hear of a request one gets it with one press, and the other sees at once who has it', async ({
  open,
  product,
  people: { ann },
}) => {
  await claimTheRest(product)
  const { first, second } = await twoOnCall(product, 'Lindqvist')
  const [ola, pia] = [await open({ signedInAs: first.token }), await open({ signedInAs: second.token })]
  for (const page of [ola, pia]) {
    await page.goto('/ops/employees')
    await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  }
  const since = Date.now()
  await receiveLead(product, ann)
  for (const page of [ola, pia]) {
    await expect(cardOn(page)).toContainText(ann.name, { timeout: 10_000 })
    await expect(cardOn(page)).toContainText('You’re on call')
    await expect(page).toHaveTitle(/^\(1\) Employees/)
  }
  expect(Date.now() - since).toBeLessThan(10_000)

  // Both press before either has heard of the other.
  const late = Promise.withResolvers<void>()
  await pia.route('**/claim', async (route) => {
    await late.promise
    await route.continue()
  })
  await claimOn(pia).click()
  await claimOn(ola).click()
  await expect(ola.getByText('You claimed this request.')).toBeVisible()
  late.resolve()
  await expect(
    pia.getByText(new RegExp(`^Ola Lindqvist claimed ${ann.name}’s request at \\d+:\\d\\d [AP]M\\.$`)),
  ).toBeVisible()
  await expect(ola).toHaveURL(/\/ops\/submissions\//)
  for (const page of [ola, pia]) await expect(cardOn(page)).toHaveCount(0)
  await expect(pia).toHaveTitle(/^Employees/)
  await pia.getByRole('link', { name: 'Alerts: None unclaimed' }).filter({ visible: true }).click()
  await expect(pia.getByRole('main')).toContainText('Ola Lindqvist has it')
})

test('there is one Claim on the screen, it names its person, and it can be undone', async ({
  open,
  product,
  people: { bert, cleo },
}) => {
  await claimTheRest(product)
  const { first } = await twoOnCall(product, 'Marchetti')
  const { id } = await receiveLead(product, bert)
  await receiveLead(product, { ...cleo, loss: 'flooded-basement' })
  const page = await open({ signedInAs: first.token })
  await page.goto('/ops/submissions')
  await expect(cardOn(page)).toContainText(cleo.name)
  await expect(claimOn(page)).toHaveText([`Claim ${cleo.name}`])
  await page.goto(`/ops/submissions/${id}`)
  await expect(page.getByText('Alert to primary: Ola', { exact: false })).toBeVisible()
  await expect(claimOn(page)).toHaveText([`Claim ${bert.name}`])
  await claimOn(page).click()
  await expect(page.getByLabel('Assigned to').last()).toHaveValue(first.id)
  await expect(page.getByText('Alert ended by Ola Marchetti')).toBeVisible()
  await expect(claimOn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Unclaimed again: alert reopened')).toBeVisible()
  await expect(claimOn(page)).toHaveText([`Claim ${bert.name}`])
  await claimTheRest(product)
})

test('the alerts are read, called and claimed with the keyboard alone', async ({
  open,
  product,
  people: { dirk, emil },
}) => {
  await claimTheRest(product)
  const { first } = await twoOnCall(product, 'Novak')
  await receiveLead(product, dirk)
  await receiveLead(product, { ...emil, loss: 'burst-pipe' })
  const page = await open({ signedInAs: first.token })
  await page.goto('/ops/employees')
  const bell = page.getByRole('link', { name: 'Alerts: 2 unclaimed' }).filter({ visible: true })
  await bell.focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, emil)).toHaveAttribute('aria-pressed', 'true')
  await expect(claimOn(page)).toHaveText([`Claim ${emil.name}`])
  await page.keyboard.press('j')
  await expect(rowOf(page, dirk)).toBeFocused()
  await expect(claimOn(page)).toHaveText([`Claim ${dirk.name}`])
  await page.keyboard.press('k')
  await expect(rowOf(page, emil)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: emil.name })).toBeVisible()
  await page.goBack()
  await expect(claimOn(page)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await expect(page.getByText('You claimed this request.')).toBeVisible()
  await claimTheRest(product)
})

test('the selection follows the person, what is new waits behind a button, and offline nothing is claimed', async ({
  open,
  product,
  people: { gwen, hugo },
}) => {
  await claimTheRest(product)
  const { first } = await twoOnCall(product, 'Okafor')
  await receiveLead(product, gwen)
  const page = await open({ signedInAs: first.token })
  await page.goto('/ops/alerts')
  await rowOf(page, gwen).click({ position: { x: 40, y: 60 } })
  await receiveLead(product, { ...hugo, loss: 'sewage-backup' })
  const pill = page.getByRole('button', { name: '1 new' })
  await expect(pill).toBeVisible()
  await expect(page.getByRole('button', { name: /^Select / })).toHaveCount(1)
  await expect(claimOn(page)).toHaveText([`Claim ${gwen.name}`])
  await pill.click()
  await expect(page.getByRole('button', { name: /^Select / })).toHaveText(['', ''])
  await expect(page.getByRole('region', { name: 'Happening now' })).toContainText(hugo.name)
  await expect(claimOn(page)).toHaveText([`Claim ${gwen.name}`])

  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline. Times keep counting', { exact: false })).toBeVisible()
  await expect(claimOn(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(claimOn(page)).toHaveAccessibleDescription('You can claim again when you’re back online.')
  await page.context().setOffline(false)
  await expect(claimOn(page)).toHaveAttribute('aria-disabled', 'false')
  await claimTheRest(product)
})

test('alerts can be heard of and claimed by everyone', async ({ open, product, people: { emil, iris } }) => {
  await claimTheRest(product)
  const { first } = await twoOnCall(product, 'Oyelaran')
  await receiveLead(product, { ...emil, loss: 'fire-smoke' })
  await receiveLead(product, iris)
  const page = await open({ signedInAs: first.token })
  await page.goto('/ops/employees')
  await expect(cardOn(page)).toBeVisible()
  await expectAccessible(page, portalLooks, 'alert')
  await page.goto('/ops/alerts')
  await expect(rowOf(page, emil)).toBeVisible()
  await expectAccessible(page, portalLooks, 'alerts')
  await claimTheRest(product)
  await expect(page.getByText('Every request is claimed.', { exact: false })).toBeVisible()
  await expectAccessible(page, portalLooks, 'no alerts')

  await page.route('**/api/alerts', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Out of order.' } }),
  )
  await page.goto('/ops/alerts')
  await expect(page.getByText("Alerts couldn't load")).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call the on-call phone/ })).toBeVisible()
  await expectAccessible(page, portalLooks, 'alerts error')
})

test('an alert that no one answers goes on by itself, and is late by two seconds at most', async ({
  product,
  people: { fern },
}) => {
  const token = await signIn(product)
  await twoOnCall(product, 'Quayle')
  const rules = await ask(product, 'GET /api/alerts/rules', { token })
  const quick = { ...rules, first_after_seconds: 30, then_after_seconds: 60 }
  const { revision } = await ask(product, 'PUT /api/alerts/rules', { token, body: quick })
  const { id } = await receiveLead(product, fern)
  const momentOf = async (name: string) => {
    const { history } = await ask(product, `GET /api/leads/${id}`, { token })
    return Date.parse(history.find((one: { name: string }) => one.name === name)?.at ?? '1970-01-01')
  }
  await expect.poll(() => momentOf('alert.raised')).toBeGreaterThan(0)
  await product.letAlertWait(id, 25)
  await expect.poll(() => momentOf('alert.escalated')).toBeGreaterThan(0)
  const escalated = await momentOf('alert.escalated')
  expect(escalated - (await momentOf('lead.received'))).toBeGreaterThanOrEqual(5000)
  expect(escalated - (await momentOf('alert.raised'))).toBeLessThan(7000)
  await ask(product, 'PUT /api/alerts/rules', { token, body: { ...rules, revision } })
  await ask(product, `POST /api/leads/${id}/claim`, { token })
})

test('on a low screen all of the menu is in reach beside an alert, wherever the page stands', async ({
  open,
  product,
  people: { fern },
}) => {
  await claimTheRest(product)
  const { first } = await twoOnCall(product, 'Lowe')
  await receiveLead(product, fern)
  const page = await open({ signedInAs: first.token, viewport: { width: 1280, height: 560 } })
  await page.goto('/ops/employees')
  await expect(page.getByRole('region', { name: 'Alert' }).filter({ visible: true })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Portal' }).getByRole('link')
  for (const entry of [links.first(), links.last(), page.getByRole('button', { name: 'Sign out' })]) {
    await entry.scrollIntoViewIfNeeded()
    // The edge of a row may lie between two pixels.
    await expect(entry).toBeInViewport({ ratio: 0.99 })
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('on a phone an alert leaves every key of the number pad free', async ({
  open,
  product,
  token,
  people: { hugo, iris },
}) => {
  await claimTheRest(product)
  const id = await aJob(product, token, { ...iris, town: 'Boardman' })
  const manager = await aColleague(product, { first_name: 'Una', last_name: 'Lowe', role: 'Office manager' })
  await putOnCall(product, manager)
  await aVisitToday(product, token, { job: id, people: [] })
  const room_id = newId()
  await ask(product, `POST /api/jobs/${id}/rooms`, {
    token,
    body: { ...trilliumRooms.kitchen, chamber: null, id: room_id },
  })
  await ask(product, `POST /api/jobs/${id}/points`, { token, body: { ...aPoint, id: newId(), room_id } })
  await receiveLead(product, hugo)
  const page = await open({ signedInAs: manager.token, viewport: { width: 390, height: 844 } })
  await page.goto(`/ops/intake/${id}/readings/now`)
  await expect(page.getByRole('link', { name: hugo.name })).toBeVisible()
  for (const digit of ['1', '4', '7', '0'])
    await page.getByRole('button', { name: digit, exact: true }).click({ trial: true, timeout: 5000 })
  await claimTheRest(product)
})
