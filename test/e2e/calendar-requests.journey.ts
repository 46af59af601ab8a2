import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { aScheduledRequest, aTechnician, aVisit, dayOf, pointAt } from './calendar.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

test('a request that is no job yet is moved on the calendar, also over what is in its way, and back', async ({
  open,
  product,
  token,
  people: { bert, hugo },
}) => {
  const nils = await aTechnician(product, token, 'Nils Sandpiper')
  const day = daysLater(companyDay(new Date()), 8)
  const job = await aJob(product, token, { ...bert, town: 'Niles' })
  const busy = { on: day, from: '12:00', to: '18:00' }
  await aVisit(product, token, { job, kind: 'monitoring', when: busy, people: [nils.id] })
  const id = await aScheduledRequest(product, token, {
    name: hugo.name,
    phone: hugo.phone,
    town: 'Niles',
    schedule: { on: day, from: '08:00', to: '09:30', employee_id: nils.id },
  })
  const page = await open({ isSignedIn: true, viewport: { width: 1440, height: 900 } })
  await page.goto(`/ops/intake?view=calendar&day=${day}`)
  const block = page.locator(`[data-visit="${id}"]`)
  await block.focus()
  await page.keyboard.press('a')
  await expect(page.getByText(`Move ${hugo.name}.`)).toBeVisible()
  await dayOf(page, 'Nils Sandpiper')
    .getByRole('button', { name: 'Nils Sandpiper, 10–11:30 AM' })
    .press('Enter')
  await expect(block).toHaveAccessibleName(/^10–11:30 AM.*request$/)
  await expect(block).toBeFocused()

  await block.dragTo(dayOf(page, 'Nils Sandpiper').locator('[data-day]'), {
    sourcePosition: { x: 4, y: 10 },
    targetPosition: await pointAt(page, 'Nils Sandpiper', 11),
  })
  const asked = page.getByRole('alertdialog', { name: new RegExp(`^Move ${hugo.name} to `) })
  await expect(asked.getByText(/at the same time, for 30 min/)).toBeVisible()
  await asked.getByRole('button', { name: 'Move it anyway' }).click()
  await expect(block).toHaveAccessibleName(/^11 AM–12:30 PM.*1 clash$/)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(block).toHaveAccessibleName(/^10–11:30 AM/)
})
