import { newId } from '#platform/uuid.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, signIn, test } from './product.ts'

test.describe.configure({ timeout: 180_000 })

const phone = { width: 390, height: 844 }

test('who loses a request while they read it is told who has it, needs not go, and keeps what they typed', async ({
  open,
  product,
  people: { ann, bert },
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Wigeon' })
  const rosa = await aColleague(product, { first_name: 'Rosa', last_name: 'Wigeon' })
  const token = await signIn(product)
  const hand = (id: string, employee_id: string, revision: number) =>
    ask(product, `PUT /api/leads/${id}/assignee`, { token, body: { employee_id, revision } })
  const [first, second] = [await receiveLead(product, ann), await receiveLead(product, bert)]
  for (const { id } of [first, second]) await hand(id, ivy.id, 1)

  const desk = await open({ signedInAs: ivy.token, viewport: phone })
  const request = await open({ signedInAs: ivy.token, viewport: phone })
  await desk.goto('/ops/dashboard')
  const next = (name: string) => desk.getByRole('article', { name })
  await expect(next(ann.name)).toBeVisible()
  await request.goto(`/ops/submissions/${first.id}`)
  await request.getByLabel('New note').fill('The key is under the mat.')

  await hand(first.id, rosa.id, 2)
  const words = /^Owner assigned this to Rosa Wigeon at \d+:\d\d [AP]M\./
  const stub = desk.getByRole('region', { name: `${ann.name} is no longer assigned to you` })
  await expect(stub.getByText(words)).toBeVisible()
  await expect(stub).toContainText('You don’t need to go.')
  await expect(next(ann.name)).toHaveCount(0)
  await expect(next(bert.name)).toBeVisible()
  await expectAccessible(desk, portalLooks, 'a request that was taken away')
  await desk.setViewportSize(phone)
  await stub.getByRole('button', { name: 'Dismiss' }).click()
  await expect(stub).toHaveCount(0)
  await desk.reload()
  await expect(next(bert.name)).toBeVisible()
  await expect(desk.getByText(words)).toHaveCount(0)

  const told = request.getByRole('alert')
  await expect(told.getByText(words)).toBeInViewport()
  await expect(told).toContainText('You don’t need to go.')
  await expect(told).toContainText('Your note isn’t saved. Copy it or tell Owner.')
  await expect(told.getByLabel('Your note')).toHaveValue('The key is under the mat.')
  await told.getByRole('button', { name: 'Copy note' }).click()
  await expect(told.getByText(/^Copied\.$|^Copy the selected text\.$/)).toBeVisible()
  for (const name of ['Add photos', 'Save note', 'Move to'])
    await expect(request.getByRole('button', { name })).toHaveCount(0)
  await expect(request.getByRole('link', { name: /^Call/ })).toHaveCount(1)
  await expect(told.getByRole('link', { name: /^Call the office ?, \(330\) 555-0142$/ })).toHaveAttribute(
    'href',
    'tel:+13305550142',
  )
  await expect(request.getByText(/^Assigned to/)).toHaveCount(0)
  await expectAccessible(request, portalLooks, 'an open request that was taken away')

  // It comes back as it was, with the note that was typed.
  await hand(first.id, ivy.id, 3)
  await expect(request.getByLabel('New note')).toHaveValue('The key is under the mat.')
  await expect(told).toHaveCount(0)

  // Who is at a customer’s whose request the office closes is told so on both screens.
  const arrived = { id: newId(), kind: 'arrived', at: new Date().toISOString() }
  await ask(product, `POST /api/leads/${first.id}/steps`, { token: ivy.token, body: arrived })
  const closing = { status: 'closed', outcome: 'not-needed', revision: 4 }
  await ask(product, `PUT /api/leads/${first.id}/status`, { token, body: closing })
  const closed = /^Owner closed this request at \d+:\d\d [AP]M: No longer needed\.$/
  for (const page of [desk, request]) {
    await expect(page.getByRole('main').getByText(closed)).toBeVisible()
    await expect(page.getByText(/^You arrived there at \d+:\d\d [AP]M\. Call the office/)).toBeVisible()
  }
  await expectAccessible(desk, portalLooks, 'a request that was closed while its technician is there')
})
