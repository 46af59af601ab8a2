import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { aJob, aVisitToday, holdJob } from './jobs.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const unclaimed = (page: Page) => page.getByRole('link', { name: /requests are unclaimed$/ })
const came = (page: Page) => page.getByRole('link', { name: /requests received$/ })

async function numberOf(link: ReturnType<typeof unclaimed>) {
  return Number(/^[\d,]+/.exec(await link.innerText())?.[0].replace(',', ''))
}

/** A list begins with so many rows, whatever other journeys have received before this one. */
const shownAtOnce = 30

test('a request that comes, and one that is taken elsewhere, change the numbers by themselves', async ({
  open,
  product,
  people: { ann, bert },
}) => {
  await receiveLead(product, ann)
  const [board, desk] = [await open({ isSignedIn: true }), await open({ isSignedIn: true })]
  await board.goto('/ops/dashboard')
  await expect(board.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  const [waiting, all] = [await numberOf(unclaimed(board)), await numberOf(came(board))]

  const { id } = await receiveLead(product, { ...bert, when: 'happening-now' })
  await expect(unclaimed(board)).toHaveText(new RegExp(`^${waiting + 1} `))
  await expect(came(board)).toHaveText(new RegExp(`^${all + 1} `))

  await desk.goto(`/ops/submissions/${id}`)
  await desk.getByRole('button', { name: 'Move to Contacted' }).click()
  await expect(desk.getByRole('button', { name: 'Status: Contacted' })).toBeVisible()
  await expect(unclaimed(board)).toHaveText(new RegExp(`^${waiting} `))
  await expect(board.getByRole('link', { name: /requests that were called$/ })).toHaveText(/^[1-9]/)
})

test('each number opens the list that it counts, and what narrows the list is removed by one press', async ({
  open,
  product,
  people: { cleo, dirk },
}) => {
  await receiveLead(product, { ...cleo, page: '/services/fire-damage', service: 'fire-damage' })
  await receiveLead(product, { ...dirk, page: '/services/fire-damage', service: 'fire-damage' })
  const page = await open({ isSignedIn: true })
  const named = (name: RegExp) => page.getByRole('link', { name })
  // Which towns and pages have a row of their own depends on what other journeys have received.
  const most = (table: string) => page.getByRole('table', { name: table }).getByRole('link').first()
  const kinds = [
    named(/requests are unclaimed$/),
    named(/waiting up to 5 min$/),
    named(/requests received$/),
    named(/requests, Fire Damage$/),
    most('By town'),
    most('By page'),
    named(/people signed in$/),
  ]
  // What came this moment may be in the list before it is counted.
  for (const link of kinds)
    await expect(async () => {
      await page.goto('/ops/dashboard')
      await expect(link).toBeVisible()
      const count = await numberOf(link)
      expect(count).toBeGreaterThan(0)
      await link.click()
      await expect(page).toHaveURL(/\/ops\/(submissions|employees)\?/)
      await expect(page.locator('[data-row]'), String(link)).toHaveCount(Math.min(count, shownAtOnce), {
        timeout: 5_000,
      })
    }).toPass()
  await page.goto('/ops/dashboard')
  const table = page.getByRole('table', { name: 'By hour of the day' })
  await page.getByText('Show as table').last().click()
  await expect(table).toBeVisible()
  const busiest = table.getByRole('link', { name: /^[1-9]/ }).first()
  const count = await numberOf(busiest)
  await busiest.click()
  await expect(page.locator('[data-row]')).toHaveCount(Math.min(count, shownAtOnce))
  await expect(page.getByRole('button', { name: /^Received .* to .*, remove$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Received since .*, remove$/ }).click()
  await expect(page).not.toHaveURL(/since/)
  await expect(page).toHaveURL(/hour=\d+/)
})

test('jobs change the figures as they move, and each number opens the jobs that it counts', async ({
  open,
  product,
  people: { ann },
}) => {
  const token = await signIn(product)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/dashboard')
  const figure = (name: string) => page.getByRole('link', { name: new RegExp(`^[\\d,]+ ${name}$`) })
  const names = ['open jobs', 'jobs with a visit today', 'jobs, On hold', 'requests that became jobs']
  await expect(figure('open jobs')).toBeVisible()
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  const before = await Promise.all(
    names.map(async (name) => ((await figure(name).count()) > 0 ? numberOf(figure(name).first()) : 0)),
  )

  const job = await aJob(product, token, { name: ann.name, phone: ann.phone, town: 'Niles' })
  await aVisitToday(product, token, { job })
  const reason = `Waiting for the adjuster of ${ann.name}`
  await holdJob(product, token, { id: job, reason })
  for (const [nth, name] of names.entries())
    await expect(figure(name).first()).toHaveText(new RegExp(`^${(before[nth] ?? 0) + 1} `))
  for (const name of ['open jobs', 'jobs with a visit today', 'jobs, On hold', `jobs, On hold: ${reason}`]) {
    const count = await numberOf(figure(name).first())
    await figure(name).first().click()
    await expect(page).toHaveURL(/\/ops\/intake\?view=list/)
    await expect(page.locator('[data-row]'), name).toHaveCount(count)
    await page.goto('/ops/dashboard')
  }
  await figure('jobs with a visit today').click()
  await page.getByRole('button', { name: /^Visit on .*Remove$/ }).click()
  await expect(page).not.toHaveURL(/visit_on/)
})

test('the board is read and used with the keyboard alone', async ({ open, product, people: { emil } }) => {
  await receiveLead(product, emil)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/dashboard')
  await expect(unclaimed(page)).toBeVisible()
  await unclaimed(page).focus()
  for (let age = 0; age < 4; age++) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /waiting over 1 hour$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('list', { name: 'Most urgent' }).getByRole('link').first()).toBeFocused()
  await page.getByRole('link', { name: '7 days' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/days=7$/)
  await expect(page.getByRole('heading', { name: 'Requests, last 7 days' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(came(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ops\/submissions\?since=/)
})

test('who works on site sees what is theirs, and nothing of the company', async ({ open, product }) => {
  const tess = await aColleague(product, { first_name: 'Tess', last_name: 'Marlow', role: 'Technician' })
  const token = await signIn(product)
  const job = await aJob(product, token, { name: 'Ike Sorrel', phone: '(330) 555-0126', town: 'Niles' })
  await aVisitToday(product, token, { job, people: [tess.id] })
  const page = await open({ signedInAs: tess.token })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('link', { name: /device signed in$/ })).toHaveText(/^1 /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['My requests', 'You'])
  await expect(page.getByRole('button', { name: /Waiting to send$/ })).toHaveText(/^0/)
  await expectAccessible(page, portalLooks, 'technician')
  await page
    .getByRole('article', { name: 'Ike Sorrel' })
    .getByRole('link', { name: 'Ike Sorrel' })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/ops/intake/${job}`))
  // Over the file on a phone: the step of the visit, in the first screen. Its pages are in reach from there.
  await page.setViewportSize({ width: 390, height: 844 })
  const step = page.getByRole('button', { name: 'On my way' }).filter({ visible: true })
  await expect(step).toBeVisible()
  // In the window that just became narrow, the step of the wide one goes before this one comes.
  await expect
    .poll(async () => {
      const place = await step.boundingBox()
      return place ? place.y + place.height : Infinity
    })
    .toBeLessThanOrEqual(700)
  const pages = page.getByRole('navigation', { name: 'Job file' })
  await expect(pages.getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: 'Put this job aside' })).toBeHidden()
  await expectAccessible(page, portalLooks, 'the file of a job for whoever goes there')
})

test('the board can be used by everyone, in each of its states', async ({
  open,
  product,
  people: { ann },
}) => {
  await receiveLead(product, ann)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/dashboard')
  await expect(came(page)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Open jobs by stage' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'full')
  await page.getByText('Show as table').first().click()
  await expectAccessible(page, portalLooks, 'table')

  const token = await signIn(product)
  const full = await ask(product, 'GET /api/dashboard', { token })
  const figures = '**/api/dashboard?*'
  const zero = { count: 0, filter: {} }
  const empty = {
    ...full,
    unclaimed: {
      ...zero,
      happening_now: 0,
      first: [],
      ages: full.unclaimed.ages.map((age: object) => ({ ...age, count: 0 })),
    },
    received: { ...full.received, count: 0 },
  }
  await page.route(figures, (route) => route.fulfill({ json: empty }))
  await page.goto('/ops/dashboard')
  await expect(page.getByText('No requests yet.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'empty')

  await page.route(figures, (route) => route.fulfill({ status: 500, json: { detail: 'Out of order.' } }))
  await page.goto('/ops/dashboard')
  await expect(page.getByText('The dashboard couldn’t be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'error')

  await page.route(figures, (route) => route.abort('internetdisconnected'))
  await page.goto('/ops/dashboard')
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expectAccessible(page, portalLooks, 'offline')
})

test('figures that cannot be brought up to date say how old they are', async ({
  open,
  product,
  people: { ann, bert },
}) => {
  await receiveLead(product, ann)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/dashboard')
  await expect(came(page)).toBeVisible()
  await page.route('**/api/dashboard?*', (route) => route.abort('internetdisconnected'))
  await receiveLead(product, bert)
  await expect(page.getByText('This dashboard may be out of date.')).toBeVisible()
  await expect(page.getByText(/^as of \d/)).toBeVisible()
  await expect(came(page)).toBeVisible()
})
