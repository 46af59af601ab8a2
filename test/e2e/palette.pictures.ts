import { mkdir } from 'node:fs/promises'
import { aBusyMorning } from './busy-morning.ts'
import { aColleague } from './crew.ts'
import { draw } from './draw.ts'
import { expect, test } from './product.ts'

test.beforeAll(() => mkdir(process.env['PICTURES'] ?? '', { recursive: true }))

test('the search of everything, and the keys', async ({ open, product }) => {
  await aColleague(product, { first_name: 'Annika', last_name: 'Starling', title: 'Dispatcher' })
  await aBusyMorning(product)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/submissions')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await draw(page, 'palette-empty')
  await page.keyboard.type('an')
  await expect(page.getByRole('option', { name: /Annika/ })).toBeVisible()
  await draw(page, 'palette-found')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await draw(page, 'keys')
})
