import { aColleague } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

test('whoever sees only what is assigned to them is told nothing of the requests that they cannot see', async ({
  open,
  product,
  people: { ann },
}) => {
  const ivy = await aColleague(product, {
    first_name: 'Ivy',
    last_name: 'Dipper',
    role: 'Lead technician',
  })
  await receiveLead(product, { ...ann, loss: 'flooded-basement' })
  const page = await open({ signedInAs: ivy.token, viewport: { width: 1280, height: 800 } })
  const main = page.getByRole('main')
  await page.goto('/ops/alerts')
  await expect(main.getByText('You only see requests assigned to you.')).toBeVisible()
  // Nothing of the menu leads there.
  await expect(page.getByRole('link', { name: 'Submissions', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Alerts/ })).toHaveCount(0)
  await expect(main).not.toContainText(/unclaimed|waiting/i)

  await page.goto('/ops/submissions')
  await expect(main.getByText('Showing requests assigned to you')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'No requests assigned to you' })).toBeVisible()
  await expect(main).not.toContainText(/unclaimed|quarantine/i)
  await expect(main.getByLabel('Status')).toBeVisible()
  await expect(main.getByLabel('Assigned to')).toHaveCount(0)
})
