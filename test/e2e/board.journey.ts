import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { anEmptyBoard } from './a-drawn-board.ts'
import { aTechnician, dayOf } from './calendar.ts'
import { aJob, moveJob } from './jobs.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const stageOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) })
const rowOf = (page: Page, id: string) => page.locator(`[data-row="${id}"]:not([data-visit])`)

test('a dispatcher finds a job by keys, looks at it beside the board, and leaves again where they were', async ({
  open,
  product,
  token,
  people: { ann, bert, cleo },
}) => {
  const job = await aJob(product, token, { ...ann, town: 'Lisbon' })
  const other = await aJob(product, token, { ...bert, town: 'Pulaski', loss_type: 'fire' })
  await moveJob(product, token, { id: other, stage: 'inspected' })
  const request = await receiveLead(product, cleo)
  const page = await open({ isSignedIn: true, viewport: { width: 1440, height: 900 } })
  await page.goto('/ops/intake')
  await expect(stageOf(page, 'Contacted').locator(`[data-row="${job}"]`)).toBeVisible()
  await expect(stageOf(page, 'New').locator(`[data-row="${request.id}"]`)).toContainText('request')
  await expect(rowOf(page, job)).toContainText('Contacted in time, inspected due')

  await page.keyboard.press('/')
  await page.keyboard.type(ann.name)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(rowOf(page, other)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, other)).toBeVisible()

  await rowOf(page, job).focus()
  await page.keyboard.press('l')
  await expect(stageOf(page, 'Inspected').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-column]').first().locator(':focus')).toHaveCount(1)
  await rowOf(page, job).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Open job' })
  await expect(panel.getByRole('heading', { name: ann.name })).toBeFocused()
  await expect(panel.getByText('Plan the next visit')).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Call/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`job=${job}`))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(rowOf(page, job)).toBeFocused()

  await rowOf(page, job).click()
  await panel.getByRole('link', { name: 'Open the file' }).click()
  await expect(page.getByRole('heading', { name: ann.name, level: 1 })).toBeVisible()
})

test('a dispatcher places a job in the day below the board with keys, and folds the day away', async ({
  open,
  product,
  token,
  people: { dirk },
}) => {
  await aTechnician(product, token, 'Vera Crossbill')
  const job = await aJob(product, token, { ...dirk, town: 'Lisbon' })
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto('/ops/intake')
  const plan = page.getByRole('region', { name: 'Plan of the day' })
  const top = async () => (await plan.boundingBox())?.y
  await expect(dayOf(page, 'Vera Crossbill')).toBeVisible()
  // Once the board is read and its letters are there, nothing moves any more.
  await expect(rowOf(page, job).first()).toBeVisible()
  await page.evaluate('document.fonts.ready')
  const before = await top()
  await page.keyboard.press(']')
  await rowOf(page, job).first().focus()
  await page.keyboard.press('a')
  await expect(plan.getByText(`Place ${dirk.name}.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plan.getByText(`Place ${dirk.name}.`)).toBeHidden()
  await page.keyboard.press('a')
  await expect(plan.getByText(`Place ${dirk.name}.`)).toBeVisible()
  await expect(plan.getByRole('button', { name: /^Vera Crossbill, 7–8:30 AM/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const time = plan.locator('[data-row]:focus')
  await expect(time).toHaveAccessibleName(/, 7–8:30 AM/)
  await page.keyboard.press('Enter')
  await expect(
    plan.getByRole('button', { name: `7–8:30 AM, ${dirk.name}, Lisbon, Inspection` }),
  ).toBeVisible()
  expect(await top()).toBe(before)
  await page.keyboard.press('Escape')

  await plan.getByRole('button', { name: 'Fold the day' }).click()
  await expect(dayOf(page, 'Vera Crossbill')).toBeHidden()
  await page.reload()
  await expect(plan.getByRole('button', { name: 'Show the day' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'folded')
  await plan.getByRole('button', { name: 'Show the day' }).click()
  await expect(dayOf(page, 'Vera Crossbill')).toBeVisible()
  await expectAccessible(page, portalLooks, 'plan')
})

test('filters stand in the address, and a second tap clears what is late', async ({
  open,
  product,
  token,
  people: { dirk, emil },
}) => {
  const water = await aJob(product, token, { ...dirk, town: 'Salem' })
  const fire = await aJob(product, token, { ...emil, town: 'Leetonia', loss_type: 'fire' })
  const page = await open({ isSignedIn: true, viewport: { width: 1440, height: 900 } })
  await page.goto('/ops/intake')
  await page.getByLabel('Loss').selectOption('Fire')
  await expect(rowOf(page, water)).toBeHidden()
  await expect(rowOf(page, fire)).toBeVisible()
  await page.getByLabel('Town').selectOption('Leetonia')
  await page.reload()
  await expect(rowOf(page, fire)).toBeVisible()
  await expect(page).toHaveURL(/loss=fire/)
  await expect(page).toHaveURL(/town=leetonia/)

  const late = page.getByRole('button', { name: /late now/ })
  await late.click()
  await expect(late).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible()
  await late.click()
  await expect(rowOf(page, fire)).toBeVisible()

  await page.getByRole('link', { name: /^Contacted/ }).click()
  await expect(page.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByLabel('Stage')).toHaveValue('contacted')
  await expect(rowOf(page, fire)).toContainText('Contacted for')
  await page.getByRole('link', { name: 'By town' }).click()
  await expect(page.getByRole('heading', { name: /Leetonia/ })).toBeVisible()
  await expect(page.getByText('Columbiana County, OH').first()).toBeVisible()
  await rowOf(page, fire).click()
  await expect(page.getByRole('complementary', { name: 'Open job' })).toBeVisible()
})

test('the board follows what happens, but nothing moves under the pointer', async ({
  open,
  product,
  token,
  people: { fern },
}) => {
  const job = await aJob(product, token, fern)
  const page = await open({ isSignedIn: true, viewport: { width: 1440, height: 900 } })
  await page.goto('/ops/intake')
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible()
  await moveJob(product, token, { id: job, stage: 'dispatched' })
  await expect(stageOf(page, 'Dispatched').locator(`[data-row="${job}"]`)).toBeVisible()

  await rowOf(page, job).hover()
  await moveJob(product, token, { id: job, stage: 'authorized' })
  const show = page.getByRole('button', { name: /^Show \d+ changes?$/ })
  await expect(show).toBeVisible()
  await expect(stageOf(page, 'Dispatched').locator(`[data-row="${job}"]`)).toBeVisible()
  await page.getByRole('heading', { name: 'Intake' }).hover()
  await expect(stageOf(page, 'Authorized').locator(`[data-row="${job}"]`)).toBeVisible()
  await expect(show).toBeHidden()

  await page.route('**/api/jobs/board*', (route) => route.abort('internetdisconnected'))
  await moveJob(product, token, { id: job, stage: 'mitigating' })
  await expect(page.getByText(/^As of .+ Trying again\.$/)).toBeVisible()
  await expect(rowOf(page, job)).toBeVisible()
  await page.unroute('**/api/jobs/board*')
  await expect(stageOf(page, 'Mitigating').locator(`[data-row="${job}"]`)).toBeVisible()
  await expect(page.getByText(/Trying again/)).toBeHidden()
})

test('on a phone the stages stand below each other, and a row leads to the file', async ({
  open,
  product,
  token,
  people: { gwen },
}) => {
  const job = await aJob(product, token, gwen)
  const page = await open({ isSignedIn: true, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/intake')
  const box = await rowOf(page, job).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
  await rowOf(page, job).click()
  await expect(page.getByRole('heading', { name: gwen.name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/ops/intake/${job}$`))
})

test('board, list and towns can be used by everyone, with jobs and without', async ({
  open,
  product,
  token,
  people: { hugo, iris },
}) => {
  const job = await aJob(product, token, hugo)
  await moveJob(product, token, { id: job, stage: 'drying' })
  await receiveLead(product, iris)
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto(`/ops/intake?job=${job}`)
  await expect(
    page.getByRole('complementary', { name: 'Open job' }).getByRole('heading', { name: hugo.name }),
  ).toBeVisible()
  await expectAccessible(page, portalLooks, 'board')
  for (const view of ['list', 'towns']) {
    await page.goto(`/ops/intake?view=${view}`)
    await expect(rowOf(page, job)).toBeVisible()
    await expectAccessible(page, portalLooks, view)
  }
  await page.route('**/api/jobs/board*', (route) => route.fulfill({ json: anEmptyBoard() }))
  await page.goto('/ops/intake')
  await expect(page.getByRole('heading', { name: 'No open jobs' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'empty')
})
