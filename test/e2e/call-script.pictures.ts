import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { anEarlierCustomer, aDispatcher, aSpanishDispatcher } from './calls.ts'
import { expect, test } from './product.ts'

const folder = process.env['PICTURES'] ?? ''
const windows = [
  [1440, 900],
  [1280, 800],
  [390, 844],
  [320, 700],
] as const

test.describe.configure({ timeout: 180_000 })
test.beforeAll(() => mkdir(folder, { recursive: true }))

test('the call script', async ({ open, product }) => {
  const marcus = await aDispatcher(product, 'Wren')
  await anEarlierCustomer(product)
  const page = await open({ signedInAs: marcus.token })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ops/intake/new')
  await expect(page.getByRole('heading', { name: 'New call' })).toBeVisible()
  await draw(page, 'call-empty')
  await page.getByLabel('Phone').fill('330555')
  await expect(page.getByRole('option', { name: 'Nora Trillium' })).toBeVisible()
  await draw(page, 'call-matches')
  await page.getByLabel('Phone').fill('(330) 555-0117')
  await page.getByLabel('Phone').press('Enter')
  await page.getByRole('button', { name: 'Read back' }).click()
  await page.getByText('Owner', { exact: true }).click()
  for (const danger of ['Someone is hurt', 'Gas smell', 'Ceiling sagging', 'Sewage']) {
    const button = page.getByRole('button', { name: new RegExp(`^${danger}`) })
    await button.click()
    await button.click()
  }
  await page.getByRole('button', { name: /^Power near water/ }).click()
  await page.getByText('Water', { exact: true }).click()
  await page.getByLabel('Source').selectOption('Supply line')
  await page.getByText('Running', { exact: true }).click()
  await page.getByLabel('Depth in inches').fill('½')
  await page.getByRole('button', { name: 'Kitchen' }).click()
  await page.getByRole('button', { name: 'Dining room' }).click()
  await page
    .getByRole('textbox', { name: 'Notes' })
    .fill(
      'Woke up to water all over the kitchen floor. It comes from under the sink. Dishwasher is plugged in.',
    )
  await page.getByLabel('Address or town').focus()
  await expect(page.getByText(/^Saved as MR-/)).toBeVisible()
  await draw(page, 'call-under-way')
  await page.getByRole('button', { name: 'Insurance' }).click()
  await page.getByRole('button', { name: 'Materials' }).click()
  await page.getByText('Lockbox', { exact: true }).click()
  await draw(page, 'call-later', true)
  await page.getByRole('button', { name: /^Gas smell/ }).click()
  await page.getByRole('button', { name: /^Gas smell/ }).click()
  await draw(page, 'call-gas')
})

test('the call script in Spanish', async ({ open, product }) => {
  const luz = await aSpanishDispatcher(product, 'Martín')
  const page = await open({ signedInAs: luz.token })
  await page.goto('/ops/intake/new')
  await page.getByLabel('Teléfono', { exact: true }).fill('3305550141')
  await page.getByLabel('Nombre').fill('Iris Gentian')
  await page.getByRole('button', { name: 'Electricidad cerca del agua Pendiente' }).click()
  await page.getByText('Agua', { exact: true }).click()
  await page.getByLabel('Origen').selectOption('Lavadora')
  await page.getByText('Saliendo', { exact: true }).click()
  await page.getByLabel('Dirección o ciudad').fill('9 Mill Street, Pulaski, PA')
  await draw(page, 'call-spanish')
})

/** A phone shows a part at a time. */
async function scrolled(page: Page, part: number, path: (part: string) => string) {
  await page.evaluate(`scrollTo(0, ${part} * (innerHeight - 220))`)
  return path(`-${part}`)
}

async function draw(page: Page, name: string, fullPage = false) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of windows) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.evaluate('document.fonts.ready')
      const path = (part = '') => join(folder, `${name}-${width}-${colorScheme}${part}.png`)
      if (width > 1000) await page.screenshot({ path: path(), fullPage })
      else
        for (let part = 0; part < 4; part++) await page.screenshot({ path: await scrolled(page, part, path) })
    }
  await page.setViewportSize({ width: 1440, height: 900 })
}
