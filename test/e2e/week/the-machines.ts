import type { Page } from '@playwright/test'
import { newId } from '#platform/uuid.ts'
import { aModel } from '#test/some-equipment.ts'
import { ask } from '../crew.ts'
import { expect } from '../product.ts'
import { twoPhotographs } from '../photographs.ts'

export const dehumidifier = 'LGR-3'
export const machines = ['AM-11', 'AM-12', 'AM-13', 'AM-14', 'AM-15', dehumidifier] as const

/** What the company owns, before the week begins. */
export async function ownMachines(product: { origin: string }, token: string) {
  const drier = { kind: 'dehumidifier_lgr', model: 'LGR 3500i', aham_pints: 170, cfm: 325, amps_tenths: 83 }
  for (const model of [{ ...aModel }, { ...aModel, ...drier }]) {
    const model_id = newId()
    await ask(product, 'POST /api/equipment/models', { token, body: { ...model, id: model_id } })
    const units = machines
      .filter((number) => (number === dehumidifier) === (model.kind === drier.kind))
      .map((number) => ({ id: newId(), number, serial_number: '' }))
    await ask(product, 'POST /api/equipment/units', { token, body: { model_id, units } })
  }
}

/** Each by the number on its label, with a photo of it where it stands. */
export async function placeMachines(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/equipment`)
  const [photo] = await twoPhotographs()
  for (const number of machines) {
    await page.getByLabel('Unit number').fill(number)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: number })
    await photograph(page, number, photo)
    await panel.getByRole('button', { name: /^Kitchen/ }).click()
    await expect(page.getByText(`${number} placed in Kitchen.`)).toBeVisible()
  }
}

/** Each is carried out in good condition, with a photo of it. */
export async function pullMachines(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/equipment`)
  const [, photo] = await twoPhotographs()
  for (const number of machines) {
    const open = page.getByRole('button', { name: `Open ${number}` })
    await open.click()
    const panel = page.getByRole('region', { name: number })
    await panel.getByRole('button', { name: 'Pull' }).click()
    await photograph(page, number, photo)
    await panel.getByRole('button', { name: 'Good' }).click()
    await expect(open).toBeHidden()
  }
}

type Photograph = Awaited<ReturnType<typeof twoPhotographs>>[number]

async function photograph(page: Page, number: string, photo: Photograph) {
  const panel = page.getByRole('region', { name: number })
  const choosing = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Photo', exact: true }).click()
  await (await choosing).setFiles(photo)
  await expect(panel.getByRole('button', { name: 'Photo added' })).toBeVisible()
}
