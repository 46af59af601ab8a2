import { newId } from '#platform/uuid.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const phone = { width: 390, height: 844 }

test('what is assigned while the desk is open is told on top of it until it is seen to, after a reload too', async ({
  open,
  product,
  people: { ann, bert, cleo },
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Nuthatch', role: 'Technician' })
  const page = await open({ signedInAs: ivy.token, viewport: phone })
  await page.goto('/ops/dashboard')
  await expect(page.getByText('You have no open requests.')).toBeVisible()
  const news = page.locator('[aria-live=polite]').getByRole('region')
  const token = await signIn(product)
  const ids = []
  for (const who of [ann, bert, cleo]) {
    const { id } = await receiveLead(product, { ...who, loss: 'flooded-basement' })
    const body = { employee_id: ivy.id, revision: 1 }
    await ask(product, `PUT /api/leads/${id}/assignee`, { token, body })
    ids.push(id)
  }
  const newsOf = (name: string) => news.filter({ hasText: `Owner assigned you ${name}, ` })
  // Together they take one line.
  await expect(page.getByText('3 new assignments')).toBeInViewport()
  await page.reload()
  await page.getByText('3 new assignments').click()
  await expect(newsOf(ann.name)).toBeInViewport()
  await expect(news).toHaveCount(3)
  await expectAccessible(page, portalLooks, 'assignments')
  await page.setViewportSize(phone)

  await newsOf(ann.name).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('heading', { name: 'My requests' })).toBeFocused()
  await expect(newsOf(ann.name)).toHaveCount(0)
  const call = newsOf(bert.name).getByRole('link', { name: `Call ${bert.name}` })
  await expect(call).toHaveAttribute('href', /^tel:\+1/)
  await call.click()
  await expect(newsOf(bert.name)).toHaveCount(0)
  await newsOf(cleo.name)
    .getByRole('link', { name: `assigned you ${cleo.name}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/ops/submissions/${ids.at(-1)}`))
  await expect(page.getByRole('heading', { name: cleo.name })).toBeVisible()
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('region', { name: 'No visit planned' }).getByRole('link')).toHaveCount(2)
  await expect(news).toHaveCount(0)

  const note = { id: newId(), text: 'Use the back door.' }
  await ask(product, `POST /api/leads/${ids[0]}/notes`, { token, body: note })
  const told = page.getByRole('article', { name: ann.name }).getByRole('region', { name: /^Latest note/ })
  await expect(told).toContainText('Use the back door.')
  await expect(told).toContainText(/^Use the back door\.Owner, \d+:\d\d [AP]M$/)
})
