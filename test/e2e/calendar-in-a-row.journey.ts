import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aTechnician, aVisit, dayOf, pointAt, trayOf } from './calendar.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const today = companyDay(new Date())

test('jobs are placed in a row: nothing moves under the hand, what is saved changes no choice, and a lost line loses nothing', async ({
  open,
  product,
  token,
  people: { ann, bert, cleo },
}) => {
  await aTechnician(product, token, 'Ulla Redwing')
  for (const who of [ann, bert, cleo]) {
    const job = await aJob(product, token, { ...who, town: 'Hubbard' })
    await aVisit(product, token, { job, kind: 'monitoring' })
  }
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto(`/ops/intake?view=calendar&day=${daysLater(today, 7)}`)
  const ulla = dayOf(page, 'Ulla Redwing')
  const topOf = async () => (await ulla.boundingBox())?.y
  await expect(trayOf(page).getByRole('button', { name: ann.name })).toBeVisible()
  const top = await topOf()
  const inHand = (name: string) => page.getByText(`Place ${name}.`)
  const saved = (name: string) =>
    new RegExp(`^${name}: .*, Ulla Redwing\\. This is after the inspection limit`)

  // Ann’s answer is on its way until Cleo is chosen.
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>()
  await page.route('**/api/visits/*', async (route) => {
    if (route.request().method() === 'PUT') await isChosen
    return route.continue()
  })
  await trayOf(page).getByRole('button', { name: ann.name }).click()
  expect(await topOf()).toBe(top)
  await ulla.getByRole('button', { name: /^Ulla Redwing, 7–8 AM/ }).click()
  await page.getByRole('button', { name: `Place ${bert.name} next` }).click()
  await expect(inHand(bert.name)).toBeVisible()
  await expect(ulla.getByRole('button', { name: `7–8 AM, ${ann.name}` })).toHaveAccessibleName(/saving$/)
  await trayOf(page).getByRole('button', { name: cleo.name }).click()
  choose()
  await expect(page.getByText(saved(ann.name))).toBeVisible()
  await expect(inHand(cleo.name)).toBeVisible()
  expect(await topOf()).toBe(top)

  // A server that fails is no refusal: nothing else is offered before this one is saved.
  await page.unroute('**/api/visits/*')
  await page.route('**/api/visits/*', (route) => route.fulfill({ status: 500 }))
  await ulla.getByRole('button', { name: /^Ulla Redwing, 8–9 AM/ }).click()
  await expect(page.getByText(`Not saved yet: ${cleo.name}`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Place ${bert.name} next` })).toBeHidden()
  expect(await topOf()).toBe(top)
  await page.unroute('**/api/visits/*')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(page.getByText(saved(cleo.name))).toBeVisible()
  // What was lost with the connection is sent again by itself.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await trayOf(page).getByRole('button', { name: bert.name }).click()
  await ulla.getByRole('button', { name: /^Ulla Redwing, 9–10 AM/ }).click()
  await expect(page.getByText(`Not saved yet: ${bert.name}`)).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByText(saved(bert.name))).toBeVisible()
  await page.reload()
  await expect(ulla.getByRole('button', { name: `8–9 AM, ${cleo.name}` })).toBeVisible()
  await expect(ulla.getByRole('button', { name: `9–10 AM, ${bert.name}` })).toBeVisible()
})

test('on a phone a day is a list in which a visit is placed with two taps', async ({
  open,
  product,
  token,
  people: { emil },
}) => {
  await aTechnician(product, token, 'Pia Dunlin')
  const job = await aJob(product, token, { ...emil, town: 'Salem' })
  await aVisit(product, token, { job, kind: 'inspection' })
  const page = await open({ isSignedIn: true, viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`/ops/intake?view=calendar&day=${daysLater(today, 3)}`)
  await trayOf(page).getByRole('button', { name: emil.name }).tap()
  // Two quick taps at one point would be one double tap.
  await expect(page.getByText(/^Inspect by /)).toBeVisible()
  const fit = dayOf(page, 'Pia Dunlin').getByRole('button', { name: 'Pia Dunlin, 10–11:30 AM' })
  expect((await fit.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  // A tap that comes too soon after the first belongs to a double tap, which places nothing: they tap again.
  await expect(async () => {
    await fit.tap({ timeout: 1000 })
    await expect(dayOf(page, 'Pia Dunlin').getByRole('button', { name: emil.name })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport()
})

test('a double-click places one visit, and the next one is chosen by a press of its own', async ({
  open,
  product,
  token,
  people: { fern, gwen },
}) => {
  await aTechnician(product, token, 'Vera Avocet')
  for (const who of [fern, gwen]) {
    const job = await aJob(product, token, { ...who, town: 'Poland' })
    await aVisit(product, token, { job, kind: 'inspection' })
  }
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto(`/ops/intake?view=calendar&day=${daysLater(today, 8)}`)
  await trayOf(page).getByRole('button', { name: fern.name }).click()
  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /\/api\/visits\//.test(request.url())) puts.push(request.url())
  })
  await dayOf(page, 'Vera Avocet')
    .getByRole('button', { name: /^Vera Avocet, 7–8:30 AM/ })
    .dblclick()
  await expect(page.getByText(new RegExp(`^${fern.name}: .*, Vera Avocet`))).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  expect(puts).toHaveLength(1)
  await expect(page.getByRole('status').filter({ hasText: /^(Place|Move) / })).toBeHidden()

  await trayOf(page).getByRole('button', { name: gwen.name }).click()
  await dayOf(page, 'Vera Avocet')
    .getByRole('button', { name: /^Vera Avocet, 8:30–10 AM/ })
    .click()
  await expect(page.getByText(new RegExp(`^${gwen.name}: .*, Vera Avocet`))).toBeVisible()
  await page.getByRole('button', { name: '1 more placed' }).click()
  const before = page.getByRole('list', { name: 'Visits placed before' })
  await expect(before).toBeFocused()
  await expectAccessible(page, portalLooks, 'visits that were placed')
  await before.getByRole('button', { name: 'Undo' }).click()
  await expect(trayOf(page).getByRole('button', { name: fern.name })).toBeVisible()
  await expect(
    dayOf(page, 'Vera Avocet').getByRole('button', { name: `8:30–10 AM, ${gwen.name}` }),
  ).toBeVisible()

  // Where no time is offered, a click places it all the same.
  await trayOf(page).getByRole('button', { name: fern.name }).click()
  const empty = await pointAt(page, 'Vera Avocet', 17.8)
  const placed = dayOf(page, 'Vera Avocet').getByRole('button', { name: `4:30–6 PM, ${fern.name}` })
  // Right after a visit was placed, nothing else is.
  await expect(async () => {
    if (!(await placed.isVisible()))
      await dayOf(page, 'Vera Avocet').locator('[data-day]').click({ position: empty })
    await expect(placed).toBeVisible({ timeout: 3000 })
  }).toPass()
})
