import type { BrowserContext, Page } from '@playwright/test'
import { foot } from '#domain/rooms/length.ts'
import { planFigures } from '#domain/sketch/plan-figures.ts'
import { comeAs } from './a-phone.ts'
import { ask } from './crew.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

test('a plan is drawn by thumb with typed lengths, its areas are those of the tape, and it is exact again after a reload', async ({
  page,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Boardman', address: '1187 Larkspur Lane' })
  await comeAs(page, token)
  await page.goto(`/ops/intake/${id}/sketch`)
  await expect(page.locator('[data-plan]')).toBeVisible()

  // The kitchen, around: each wall by a drag, and by what the laser says.
  await drag(page, [60, 120], [250, 122])
  await type(page, '1', '5', 'Set wall')
  const [top] = await walls(page)
  if (!top) throw new Error('Nothing was drawn.')
  await drag(page, [top.right, top.top], [top.right + 4, top.top + 130])
  await type(page, '1', '2', 'feet', '4', 'Set wall')
  const [, right] = await walls(page)
  if (!right) throw new Error('The second wall was not drawn.')
  const [corner] = await walls(page)
  await drag(page, [right.right, right.bottom], [corner?.left ?? 0, right.bottom + 3])
  await drag(page, [corner?.left ?? 0, right.bottom], [corner?.left ?? 0, corner?.top ?? 0])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Name this room' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Kitchen' }).click()
  await expect(page.getByText('1 room, 185.0 ft²')).toBeVisible()

  await expect.poll(async () => (await drawn(product, token, id))?.walls.length).toBe(4)
  const plan = await drawn(product, token, id)
  expect(plan && planFigures(plan)).toMatchObject([
    { is_closed: true, shape: { area: 18_500, length: 15 * foot, width: 12 * foot + 64 } },
  ])
  await page.reload()
  await expect(page.getByText('1 room, 185.0 ft²')).toBeVisible()
  // The steps outlive it.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Name this room')).toBeVisible()
})

test('whoever draws on without a connection, and never hears that the first plan arrived, has one plan and measured rooms', async ({
  page,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann, town: 'Boardman', address: '12 Larkspur Lane' })
  await comeAs(page, token)
  await page.goto(`/ops/intake/${id}/sketch`)
  await expect(page.locator('[data-plan]')).toBeVisible()
  const lost = await loseFirstAnswer(page.context())
  await drag(page, [60, 120], [250, 122])
  await type(page, '1', '5', 'Set wall')
  await expect.poll(async () => (await drawn(product, token, id))?.walls.length).toBe(1)
  await expect.poll(lost).toBe(1)

  await page.context().setOffline(true)
  const [top] = await walls(page)
  if (!top) throw new Error('Nothing was drawn.')
  await drag(page, [top.right, top.top], [top.right + 4, top.top + 130])
  await type(page, '1', '2', 'feet', '4', 'Set wall')
  const [, right] = await walls(page)
  if (!right) throw new Error('The second wall was not drawn.')
  await drag(page, [right.right, right.bottom], [top.left, right.bottom + 3])
  await drag(page, [top.left, right.bottom], [top.left, top.top])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Name this room' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hall' }).click()
  await expect(page.getByText('1 room, 185.0 ft²')).toBeVisible()
  await page.context().setOffline(false)

  // Two plans, and the room between them, are sent one after the other.
  const sent = { timeout: 60_000 }
  await expect.poll(async () => (await drawn(product, token, id))?.walls.length, sent).toBe(4)
  await expect(page.getByText('drew this level too')).toBeHidden()
  expect((await ask(product, `GET /api/jobs/${id}/sketches`, { token })).items).toHaveLength(1)
  const { items: rooms } = await ask(product, `GET /api/jobs/${id}/rooms`, { token })
  expect(rooms).toMatchObject([{ name: 'Hall', length: 15 * foot, width: 12 * foot + 64 }])
})

/** The server takes the first plan, and its answer never arrives. */
async function loseFirstAnswer(context: BrowserContext) {
  let lost = 0
  await context.route('**/api/jobs/*/sketches/*', async (route) => {
    if (lost > 0) return route.continue()
    await route.fetch()
    lost += 1
    return route.abort('connectionreset')
  })
  return () => lost
}

type Product = Parameters<typeof ask>[0]

async function drawn(product: Product, token: string, id: string) {
  const { items } = await ask(product, `GET /api/jobs/${id}/sketches`, { token })
  return items[0]?.plan
}

/** Through pointer events as a thumb makes them, from the upper left corner of the plan. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await page.locator('[data-plan]').boundingBox()
  const { x, y } = box ?? { x: 0, y: 0 }
  await page.mouse.move(x + from[0], y + from[1])
  await page.mouse.down()
  await page.mouse.move(x + (from[0] + to[0]) / 2, y + (from[1] + to[1]) / 2, { steps: 3 })
  await page.mouse.move(x + to[0], y + to[1], { steps: 3 })
  await page.mouse.up()
}

async function type(page: Page, ...keys: readonly string[]) {
  const pad = page.getByRole('group', { name: 'Length' })
  for (const name of keys) await pad.getByRole('button', { name, exact: true }).click()
}

/** Where each wall runs on the screen, in the order in which they were drawn. */
function walls(page: Page) {
  return page.evaluate(() => {
    const plan = document.querySelector('[data-plan]')?.getBoundingClientRect()
    return [...document.querySelectorAll('[data-plan] [data-walls] > line')].map((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect()
      const [x, y] = [plan?.left ?? 0, plan?.top ?? 0]
      return { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
    })
  })
}
