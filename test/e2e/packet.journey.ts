import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'

const phone = { width: 390, height: 844 }

test('a technician sees what is signed before work, begins a form without signal, and finds how far it is', async ({
  open,
  product,
  token,
  people: { gwen },
}) => {
  const tech = await aColleague(product, {
    first_name: 'Egon',
    last_name: 'Packet',
    mobile: '(330) 555-0177',
  })
  const job = await aJob(product, token, { ...gwen, state: 'OH' })
  await aVisitToday(product, token, { job, people: [tech.id] })
  const page = await open({ signedInAs: tech.token, viewport: phone, serviceWorkers: 'allow' })
  await page.goto(`/ops/intake/${job}/forms`)
  await expect(page.getByRole('heading', { name: 'Water packet' })).toBeVisible()
  await expect(page.getByText('Ohio', { exact: true })).toBeVisible()
  await expect(page.getByText('Needs 3 signatures')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Drying Log/ })).toContainText('Fills from readings')
  await expectAccessible(page, portalLooks, 'the packet of a job')

  await portalCached(page)
  const condition = page.getByRole('button', { name: /^Property Condition/ })
  await condition.click()
  await expect(page).toHaveURL(/\/ops\/forms\/fill\//)
  await page.goBack()
  await expect(condition).toContainText(/\d+ of \d+/)
  await page.context().setOffline(true)
  await page.reload()
  await expect(condition).toContainText(/\d+ of \d+/)
  await expect(page.getByText('Needs 3 signatures')).toBeVisible()
})
