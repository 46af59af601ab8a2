import type { Page } from '@playwright/test'
import { expect } from '../product.ts'

type Planned = { kind: string; on: string; crew: string }

/** The dispatcher plans when the crew comes again: at nine. */
export async function planVisit(desk: Page, job: string, { kind, on, crew }: Planned) {
  await desk.goto(`/ops/intake/${job}/visits`)
  await desk.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = desk.getByRole('dialog', { name: /^Plan a visit/ })
  await dialog.getByText(kind, { exact: true }).click()
  await dialog.getByLabel('Date', { exact: true }).fill(on)
  // It says who goes as well.
  await dialog
    .getByRole('region', { name: 'Times that fit' })
    .getByRole('button', { name: new RegExp(crew) })
    .first()
    .click()
  await dialog.getByLabel('From', { exact: true }).fill('09:00')
  await dialog.getByLabel('To', { exact: true }).fill('10:00')
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Visit planned')).toBeVisible()
}

/** The office moves the job on past gates that are all met: no reason is asked for. */
export async function moveTo(office: Page, job: string, stage: string) {
  await office.goto(`/ops/intake/${job}`)
  await office
    .getByRole('region', { name: 'Stages' })
    .getByRole('button', { name: new RegExp(`^${stage}\\b`) })
    .click()
  await confirmMove(office, stage)
}

/** The technician says at the house that it is dry: the readings that show it are on the way as well. */
export async function moveOnAtTheHouse(phone: Page, job: string, stage: string) {
  await phone.goto(`/ops/intake/${job}`)
  const now = phone.getByRole('region', { name: 'Now' })
  await now.getByRole('button', { name: `Move to ${stage}` }).click()
  await confirmMove(phone, stage)
}

async function confirmMove(page: Page, stage: string) {
  const dialog = page.getByRole('dialog', { name: `Move to ${stage}` })
  const go = dialog.getByRole('button', { name: `Move to ${stage}` })
  await expect(go).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await go.click()
  await expect(dialog).toBeHidden()
}
