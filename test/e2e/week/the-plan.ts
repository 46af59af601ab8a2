import type { Page } from '@playwright/test'
import { aPen } from '../a-pen.ts'
import { expect } from '../product.ts'

/** The kitchen by thumb: 15 ft by 12 ft 4 in, named, and where its floor is wet. */
export async function drawPlan(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/sketch`)
  await expect(page.locator('[data-plan]')).toBeVisible()
  const { drag, still, tap, type, wall } = aPen(page)
  await drag([60, 120], [250, 122])
  await type('1', '5', 'Set wall')
  const top = await wall(0)
  await drag([top.right, top.top], [top.right + 4, top.top + 130])
  await type('1', '2', 'feet', '4', 'Set wall')
  const [first, second] = [await wall(0), await wall(1)]
  await drag([second.right, second.bottom], [first.left, second.bottom + 3])
  await drag([first.left, second.bottom], [first.left, first.top])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Name this room' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Kitchen' }).click()
  await expect(page.getByText('1 room, 185.0 ft²')).toBeVisible()

  await page.getByRole('toolbar', { name: 'Tool' }).getByRole('button', { name: 'Wet area' }).click()
  await still()
  // The plan has its size back from the pad.
  const [above, beside] = [await wall(0), await wall(1)]
  await tap([(above.left + above.right) / 2, (beside.top + beside.bottom) / 2])
  await expect(page.getByText('185 ft² wet')).toBeVisible()
  await expect(page.getByText(/ft² · Saved · /)).toBeVisible()
}
