import type { BrowserContext } from '@playwright/test'
import { foot } from '#domain/rooms/length.ts'
import { planFigures } from '#domain/sketch/plan-figures.ts'
import { aPen } from './a-pen.ts'
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
  const { drag, type, wall } = aPen(page)
  await drag([60, 120], [250, 122])
  await type('1', '5', 'Set wall')
  const top = await wall(0)
  await drag([top.right, top.top], [top.right + 4, top.top + 130])
  await type('1', '2', 'feet', '4', 'Set wall')
  const [corner, right] = [await wall(0), await wall(1)]
  await drag([right.right, right.bottom], [corner.left, right.bottom + 3])
  await drag([corner.left, right.bottom], [corner.left, corner.top])
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
  const { drag, type, wall } = aPen(page)
  await drag([60, 120], [250, 122])
  await type('1', '5', 'Set wall')
  await expect.poll(async () => (await drawn(product, token, id))?.walls.length).toBe(1)
  await expect.poll(lost).toBe(1)

  await page.context().setOffline(true)
  const top = await wall(0)
  await drag([top.right, top.top], [top.right + 4, top.top + 130])
  await type('1', '2', 'feet', '4', 'Set wall')
  const right = await wall(1)
  await drag([right.right, right.bottom], [top.left, right.bottom + 3])
  await drag([top.left, right.bottom], [top.left, top.top])
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
