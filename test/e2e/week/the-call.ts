import type { Page } from '@playwright/test'
import { dayOf } from '../calendar.ts'
import { ask } from '../crew.ts'
import { expect } from '../product.ts'

/** What the caller says, and nobody types again all week. */
export const told = {
  name: 'Nora Trillium',
  phone: '3305550117',
  address: '1187 Larkspur Lane, Boardman, OH 44512',
  carrier: 'Heronsgate Mutual',
  policy: 'HM-4471-208',
  claim: 'CL-26-9038',
} as const

/** A dispatcher takes the call, and sends the crew of this person; returns the job that it became. */
export async function takeTheCall(
  desk: Page,
  { origin, token, crew }: { origin: string; token: string; crew: string },
) {
  const group = (name: string | RegExp) => desk.getByRole('group', { name })
  await desk.goto('/ops/intake/new')
  await desk.getByLabel('Phone', { exact: true }).fill(told.phone)
  await desk.getByLabel('Name', { exact: true }).fill(told.name)
  await desk.getByRole('radio', { name: 'Owner', exact: true }).check({ force: true })
  await group(/text messages about this job/)
    .getByRole('button', { name: 'Yes' })
    .click()
  await desk.getByRole('button', { name: 'No to the rest' }).click()
  await desk.getByText('Water', { exact: true }).click()
  await desk.getByLabel('Source').selectOption('Supply line')
  await desk.getByText('Off', { exact: true }).click()
  await group('Standing water').getByText('No', { exact: true }).click()
  await group('Rooms').getByRole('button', { name: 'Kitchen' }).click()
  await desk.getByLabel('Address or town').fill(told.address)
  await desk.getByText('Caller', { exact: true }).click()
  await group('Found').getByText('Today').click()
  await group('Started').getByText('At night').click()
  await insurance(desk)
  await expect(desk.getByText('Nothing more to ask before a crew leaves.')).toBeVisible()
  await desk.keyboard.press('Control+Enter')
  // Where saving takes long, it ends on a page of its own.
  const [inHand, toPlan] = [
    desk.getByText(`Place ${told.name}.`),
    desk.getByRole('link', { name: 'Plan the visit' }),
  ]
  await expect(inHand.or(toPlan).first()).toBeVisible({ timeout: 60_000 })
  if (await toPlan.isVisible()) await toPlan.click()
  await expect(inHand).toBeVisible()
  const file = await desk.getByRole('link', { name: 'Open the job' }).getAttribute('href')
  const id = file?.match(/[0-9a-f-]{36}/)?.[0] ?? ''
  const { number } = await ask({ origin }, `GET /api/jobs/${id}`, { token })
  await dayOf(desk, crew)
    .getByRole('button', { name: new RegExp(`^${crew}, `) })
    .first()
    .click()
  await expect(dayOf(desk, crew).getByRole('button', { name: new RegExp(`, ${told.name}, `) })).toBeVisible()
  return { id, number: String(number) }
}

async function insurance(desk: Page) {
  await desk.getByRole('button', { name: 'Insurance' }).click()
  const planned = desk.getByRole('group', { name: /claim/i })
  await planned.getByText('Yes', { exact: true }).click()
  await desk.getByLabel('Carrier').fill(told.carrier)
  await desk.getByLabel('Policy number').fill(told.policy)
  await desk.getByLabel('Claim number').fill(told.claim)
}
