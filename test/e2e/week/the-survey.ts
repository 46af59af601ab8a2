import type { Page } from '@playwright/test'
import { expect } from '../product.ts'
import { dehumidifier } from './the-machines.ts'

/** What the plan can't tell of the kitchen: what is wet there, and its drying chamber. */
export async function surveyKitchen(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/rooms`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Kitchen/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change Kitchen' })
  await expect(dialog.getByLabel('Height')).toHaveValue('8\'0"')
  await dialog.getByLabel('Wet wall below 2 ft, length').fill('20')
  await dialog.getByText('Drywall', { exact: true }).click()
  await dialog.getByText('Cabinets', { exact: true }).click()
  await dialog.getByText('New chamber', { exact: true }).click()
  await dialog.getByLabel(/^Name of the (drying )?chamber/).fill('Kitchen chamber')
  await dialog.getByText('Open area', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save room' }).click()
  await expect(dialog).toBeHidden()
}

/** Why the water is of category 1, where the audit asks for it: at first, and once more after a day. */
export async function sayWhatWaterItIs(
  page: Page,
  job: string,
  { gap, seen }: { gap: string; seen: string },
) {
  await page.goto(`/ops/intake/${job}/audit`)
  await page.getByRole('button', { name: gap }).click()
  const dialog = page.getByRole('dialog', { name: 'Category of water' })
  await dialog.getByText('1: Clean water').click()
  await dialog.getByLabel('What you saw').fill(seen)
  await dialog.getByRole('button', { name: 'Save the category' }).click()
  await expect(dialog).toBeHidden()
}

type Point = { place: string; material: string; isDry?: boolean }

/** Where the meter is held, each time at the same spot. */
async function addPoint(page: Page, { place, material, isDry = false }: Point) {
  await addFromWalk(page, 'Add point')
  const dialog = page.getByRole('dialog', { name: 'Add a point' })
  await dialog.getByLabel('Where exactly').fill(place)
  await dialog.getByText(material, { exact: true }).click()
  if (isDry) await dialog.getByRole('checkbox', { name: 'Dry reference' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save point' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No points yet')).toBeHidden()
}

/** An empty walk asks for its first point itself; later it stands behind the key for what is seldom done. */
async function addFromWalk(page: Page, name: 'Add point' | 'Add air') {
  const more = page.getByRole('button', { name: 'More actions' })
  await expect(page.getByText('No points yet').or(more)).toBeVisible()
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Every place of the round: a dry reference, the wet wall, and the air around and within. */
export async function addPlaces(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/readings/now`)
  await addPoint(page, { place: 'Pantry wall', material: 'Base plate', isDry: true })
  await addPoint(page, { place: 'Sink wall', material: 'Base plate' })
  await addAir(page, { what: 'Outside' })
  await addAir(page, { what: 'Unaffected area', name: 'Living room' })
  const at = 'Kitchen chamber'
  await addAir(page, { what: 'Affected area', at })
  await addAir(page, { what: 'Dehumidifier in', at, unit: dehumidifier })
  await addAir(page, { what: 'Dehumidifier out', at, unit: dehumidifier })
}

type Air = { what: string; at?: string; unit?: string; name?: string }

/** Where the air is measured: it is called after its room or unit, where it has one. */
async function addAir(page: Page, { what, at, unit, name }: Air) {
  await addFromWalk(page, 'Add air')
  const dialog = page.getByRole('dialog', { name: 'Add a place to measure the air' })
  await dialog.getByText(what, { exact: true }).click()
  if (at) await dialog.getByLabel('Room or chamber').selectOption(at)
  if (unit)
    await dialog
      .getByRole('group', { name: 'Dehumidifiers at this job' })
      .getByRole('button', { name: unit })
      .click()
  if (name) await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
}
