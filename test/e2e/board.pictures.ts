import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newId } from '#platform/uuid.ts'
import { aDrawnBoard, anEmptyBoard } from './a-drawn-board.ts'
import { aColleague, ask } from './crew.ts'
import { draw } from './draw.ts'
import { expect, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
test.describe.configure({ timeout: 180_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the board', async ({ open, product }) => {
  const marcus = await aColleague(product, { first_name: 'Marcus', last_name: 'Wren', role: 'Dispatcher' })
  const { id } = await ask(product, 'POST /api/jobs', { token: marcus.token, body: aNewJob() })
  const page = await open({ signedInAs: marcus.token })
  const show = async (board: object) =>
    page.route('**/api/jobs/board*', (route) => route.fulfill({ json: board }))
  const board = aDrawnBoard()
  const nora = board.parts.flatMap(({ rows }) => rows).find(({ name }) => name === 'Nora Trillium')
  if (nora) nora.id = id
  await show(board)
  await page.goto('/ops/intake')
  await expect(page.getByText('Otis Cattail')).toBeVisible()
  await drawDesk(page, 'board')
  await draw(page, 'board', true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('[data-row]').filter({ hasText: 'Nora Trillium' }).first().click()
  await expect(page.getByRole('link', { name: 'Open the file' })).toBeVisible()
  await drawDesk(page, 'board-open')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /late now/ }).click()
  await expect(page.getByRole('button', { name: /late now/ })).toHaveAttribute('aria-pressed', 'true')
  await drawDesk(page, 'board-late')
  await page.goto('/ops/intake')
  await show(aDrawnBoard(2))
  await page.goto('/ops/intake?loss=water')
  await expect(page.getByText('Otis Cattail').first()).toBeVisible()
  await drawDesk(page, 'board-many')
  await page.route('**/api/jobs/board*', (route) => route.abort('internetdisconnected'))
  await ask(product, 'POST /api/jobs', { token: marcus.token, body: aNewJob() })
  await expect(page.getByText('Trying again')).toBeVisible({ timeout: 60_000 })
  await drawDesk(page, 'board-stale')

  await show(anEmptyBoard())
  await page.goto('/ops/intake')
  await expect(page.getByRole('heading', { name: 'No open jobs' })).toBeVisible()
  await draw(page, 'board-none')
  await page.goto('/ops/intake?loss=fire')
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible()
  await drawDesk(page, 'board-no-match')

  await page.unroute('**/api/jobs/board*')
  await page.route('**/api/jobs/board*', () => {})
  await page.goto('/ops/intake')
  await expect(page.getByRole('heading', { name: 'Drying' })).toBeVisible()
  await drawDesk(page, 'board-loading')
  await page.unroute('**/api/jobs/board*')

  const row = (nth: number) => ({
    ...aNewJob(),
    facts: {
      ...aNewJob().facts,
      name: `Walter Juniper ${nth}`,
      town: ['Niles', 'Hubbard', 'New Castle'][nth % 3],
    },
  })
  for (let nth = 0; nth < 12; nth++)
    await ask(product, 'POST /api/jobs', { token: marcus.token, body: row(nth) })
  await page.goto('/ops/intake?view=list')
  await expect(page.getByText('Walter Juniper 1').first()).toBeVisible()
  await drawDesk(page, 'jobs-list')
  await draw(page, 'jobs-list')
  await page.goto(`/ops/intake?view=list&job=${id}`)
  await expect(page.getByRole('link', { name: 'Open the file' })).toBeVisible()
  await drawDesk(page, 'jobs-list-open')
  await page.goto('/ops/intake?view=towns')
  await expect(page.getByRole('heading', { name: /Hubbard/ })).toBeVisible()
  await drawDesk(page, 'jobs-towns')
  await draw(page, 'jobs-towns')
})

async function drawDesk(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.evaluate('document.fonts.ready')
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
    }
}

function aNewJob() {
  return {
    id: newId(),
    facts: {
      name: 'Nora Trillium',
      phone: '(330) 555-0117',
      town: 'Boardman',
      address: '1187 Larkspur Lane',
      loss_type: 'water',
    },
  }
}
