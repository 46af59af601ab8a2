import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { aJob, aVisitToday, moveJob } from './jobs.ts'
import { portalCached } from './field-device.ts'
import { expect, test } from './product.ts'
import { jobReadsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 120_000 })

test('a technician without a network closes a gap at its fix, goes to another and back, and leaves with the rest for one reason', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Ines', last_name: 'Dunlin' })
  const id = await aJob(product, token, { ...ann })
  await ask(product, `POST /api/jobs/${id}/rooms`, {
    token,
    body: { ...trilliumRooms.kitchen, chamber: null, id: newId() },
  })
  await moveJob(product, token, { id, stage: 'inspected' })
  await aVisitToday(product, token, { job: id, people: [tech.id] })
  const page = await open({
    signedInAs: tech.token,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('article', { name: ann.name })).toBeVisible()
  await portalCached(page)
  await expect.poll(() => jobReadsOn(page)).toContain('photos')

  await page.context().setOffline(true)
  await page.goto(`/ops/intake/${id}/audit`)
  const leave = page.getByRole('button', { name: /^Leave with/ })
  await expect(leave).toHaveText('Leave with 4 gaps')
  await expectAccessible(page, portalLooks, 'audit of a file')

  // The reason of a category is asked for in front of the audit, and “n/a” is none.
  await page.getByRole('button', { name: /^(Choose|Write): / }).click()
  const category = page.getByRole('dialog', { name: 'Category of water' })
  await category.getByText('1: Clean water').click()
  await category.getByLabel('What you saw').fill('n/a')
  await category.getByRole('button', { name: 'Save the category' }).click()
  await expect(category.getByText('Words like “n/a” are no reason.')).toBeVisible()
  await category.getByLabel('What you saw').fill('Clear water from a supply line')
  await category.getByRole('button', { name: 'Save the category' }).click()
  await expect(category).toBeHidden()
  await expect(leave).toHaveText('Leave with 3 gaps')

  await page.keyboard.press('ArrowDown')
  await page.getByRole('link', { name: 'Measure: No points' }).press('Enter')
  await page.getByRole('link', { name: 'Back to the audit' }).click()
  await expect(leave).toHaveText('Leave with 3 gaps')

  await leave.click()
  const dialog = page.getByRole('dialog', { name: 'Why do you leave with 3 gaps?' })
  await dialog.getByLabel('Reason').fill('The owner had to lock up')
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/ops/intake/${id}$`))
  await expect(page.getByText('The office is told why.')).toBeVisible()

  await page.context().setOffline(false)
  const noted = async () => {
    const { notes }: { notes: { text: string }[] } = await ask(product, `GET /api/jobs/${id}`, { token })
    return notes.map(({ text }) => text.split('\n')[0])
  }
  await expect
    .poll(noted, { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^Left with 3 gaps, \d+ of \d+: The owner had to lock up$/)])
})
