import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, putOnCall } from './crew.ts'
import { aFieldDevice } from './field-device.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('a call for the office is not said to be heard before it is, reaches whoever is on call, and its answer comes back', async ({
  open,
  product,
  people: { ann },
}) => {
  const { page, card } = await aFieldDevice({ open, product }, ann, 'Dunlin')
  const ola = await aColleague(product, { first_name: 'Ola', last_name: 'Dunlin', role: 'Dispatcher' })
  await putOnCall(product, ola)
  // What is still on its way when the signal goes would be a second one that is not sent.
  const contacted = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await card.getByRole('button', { name: 'Mark as contacted' }).click()
  await contacted

  await page.context().setOffline(true)
  await card.getByRole('button', { name: 'Needs the office' }).click()
  await page.getByRole('button', { name: 'Hazard' }).click()
  await expect(card.getByText('The office doesn’t know yet. Go where you have signal, or call')).toBeVisible()
  await expect(card.getByText('Asked the office for help')).toHaveCount(0)
  await expect(card.getByRole('link', { name: /^Call the office ?, \(330\) 555-0142$/ })).toHaveAttribute(
    'href',
    'tel:+13305550142',
  )
  await expectAccessible(page, portalLooks, 'a call that the office does not know of')
  await page.getByRole('button', { name: '1 not sent' }).click()
  await expect(page.getByRole('dialog').getByText('Needs the office: Hazard')).toBeVisible()
  await page.keyboard.press('Escape')

  const office = await open({ signedInAs: ola.token })
  await office.goto('/ops/dashboard')
  await page.context().setOffline(false)
  await expect(card.getByText('Waiting for the office')).toBeVisible()

  const told = office.getByRole('article', { name: 'Egon Dunlin needs the office' })
  await expect(told).toContainText('Hazard: asbestos, electrical or sewage')
  await expect(told.getByRole('link', { name: /^Call Egon ?, \(330\) 555-0166$/ })).toBeVisible()
  await expect(office.getByRole('region', { name: 'Egon Dunlin needs the office' })).toBeVisible()
  await expectAccessible(office, portalLooks, 'a technician who waits for the office')
  await told.getByRole('button', { name: /^I’ve got this/ }).click()
  await expect(told.getByText(/^You’re on it, /)).toBeVisible()
  await expect(card.getByText(/^Ola is on it, /)).toBeVisible()
  await told.getByLabel('Answer to Egon (optional)').fill('Stay out. The abatement crew is on its way.')
  await told.getByRole('button', { name: 'Send answer' }).click()
  await expect(card.getByText(/^“Stay out\. The abatement crew is on its way\.” Ola, /)).toBeVisible()
  await expectAccessible(office, portalLooks, 'a call that was answered')

  await office.goto('/ops/submissions')
  await expect(office.getByRole('link', { name: new RegExp(ann.name) })).toContainText('Office is on it')
  await office.goto('/ops/alerts')
  await told.getByRole('button', { name: 'Done' }).click()
  await expect(told).toHaveCount(0)
  await expect(card.getByText(/^Done, /)).toBeVisible()
})
