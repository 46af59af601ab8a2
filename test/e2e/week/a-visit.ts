import type { Page } from '@playwright/test'
import { expect } from '../product.ts'
import { dehumidifier } from './the-machines.ts'

/** What the meters say on one day: the air as degrees and percents, typed in a row. */
export type Round = {
  sinkWall: string
  outside: string
  dry: string
  chamber: string
  into: string
  outOf: string
}

/** Each stop of the round in its order, typed on a number pad: what is complete moves on by itself. Then back to the job. */
export async function readRound(page: Page, job: string, round: Round) {
  await page.goto(`/ops/intake/${job}/readings/now`)
  await read(page, 'Pantry wall', '11')
  await read(page, 'Sink wall', round.sinkWall)
  await read(page, 'Outside', round.outside)
  await read(page, 'Living room', round.dry)
  await read(page, 'Kitchen chamber', round.chamber)
  await read(page, dehumidifier, round.into)
  await expect(page.getByText('6 of 7 read')).toBeVisible()
  await read(page, dehumidifier, round.outOf)
  await expect(page.getByRole('heading', { name: 'All 7 read.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the job' }).click()
  await expect(page.getByRole('heading', { name: 'All 7 read.' })).toBeHidden()
}

async function read(page: Page, stop: string, keys: string) {
  await expect(page.getByRole('heading', { level: 2, name: stop, exact: true })).toBeVisible()
  // Until then a digit would belong to the number before.
  await expect(page.locator('[data-just-saved]')).toHaveCount(0)
  for (const key of keys) await page.keyboard.press(key)
}

/** The readings stand from now on. */
export async function lockReadings(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/readings/now`)
  await page.getByRole('button', { name: 'Lock the readings' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock the readings' }).click()
  await expect(page.getByRole('heading', { name: 'The readings are locked' })).toBeVisible()
}

/** Ends the visit, still without signal; then the phone finds one, and all of it arrives. */
export async function finishVisit(page: Page, customer: string) {
  await page.goto('/ops/dashboard')
  await page.getByRole('button', { name: `Finish the visit : ${customer}` }).click()
  await expect(page.getByText(/^\d+ not sent/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: '0 Waiting to send', exact: true })).toBeVisible({
    timeout: 300_000,
  })
}
