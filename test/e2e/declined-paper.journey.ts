import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague } from './crew.ts'
import { fillIn } from './filled-forms.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'
import { agreement, draw, enterPin, fetchForms, pin, setPin } from './signing.ts'

test('a paper that the customer declines has a witness with a whole name, is confirmed for the company, can be read, and is offered again as it was filled in, which the office reads too', async ({
  open,
  product,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ida', last_name: 'Starling' })
  const about = { name: 'Nora Trillium', phone: '(330) 555-0117', town: 'Boardman', state: 'OH' }
  const job = await aJob(product, token, about)
  await aVisitToday(product, token, { job, people: [ivy.id] })
  const page = await open({ signedInAs: ivy.token, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/dashboard')
  await setPin(page)
  await fetchForms(page)
  await fillIn(page, ivy.id, [{ form: 'work-authorization-ohio', job_id: job, answers: agreement }])
  await page.goto(`/ops/forms/sign/${job}`)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const witness = page.getByLabel('Witness, first and last name')
  await expect(witness).toHaveValue('')
  await page.getByLabel('Why do you decline?').fill('Wants to ask her son')
  await witness.fill('Ida')
  await page.getByRole('button', { name: 'Record as declined' }).click()
  await expect(page.getByText('Enter the first and last name of the witness')).toBeVisible()
  await witness.fill('Ida Starling')
  await page.getByRole('button', { name: 'Record as declined' }).click()
  await page.getByRole('button', { name: 'Hand the phone back to Ida' }).click()
  await enterPin(page, pin)

  await page.goto(`/ops/intake/${job}/forms`)
  const row = page.getByRole('button', { name: /^Work Authorization/ })
  await expect(row).toContainText('Declined')
  await expect(row).toContainText('Ida signs.')
  await row.click()
  await draw(page, 'For the company')
  await page.getByLabel('I mean to sign this, and I agree').check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('button', { name: 'Next: check and submit' }).click()
  await page.getByRole('button', { name: 'Submit form' }).click()
  await expect(page.getByRole('heading', { name: /^Received/ })).toBeVisible()

  await page.goto(`/ops/intake/${job}/forms`)
  await expect(row).toContainText(/Declined \d+:\d\d [AP]M/)
  await expect(row).toContainText('Witnessed by Ida Starling.')
  await expect(page.getByText('Needs 1 signature')).toBeVisible()
  await expect(page.getByText('1 paper was declined.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'a packet with a declined paper')
  const paper = page.waitForEvent('download')
  await row.click()
  expect((await paper).suggestedFilename()).toBe('work-authorization-ohio.pdf')
  await expect(row).toContainText('Witnessed by Ida Starling.')

  await page.getByRole('button', { name: 'Offer again', exact: true }).click()
  await expect(page.getByText('Kitchen, hall, bath, basement')).toBeVisible()
  await expect(page.getByText('Wants to ask her son')).toHaveCount(0)

  await page.goto(`/ops/intake/${job}/forms`)
  await expect(row).toContainText(/Declined \d+:\d\d [AP]M, offered again/)
  await expectAccessible(page, portalLooks, 'a packet with a paper that is offered again')
  const declined = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Read the declined paper' }).click()
  expect((await declined).suggestedFilename()).toBe('work-authorization-ohio.pdf')

  const office = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await office.goto(`/ops/intake/${job}/forms`)
  const there = office.getByRole('button', { name: /^Work Authorization/ })
  await expect(there).toContainText(/Declined \d+:\d\d [AP]M, offered again/)
  await office.goto('/ops/submissions/forms')
  const listed = office.getByRole('link', { name: /Declined, offered again/ })
  await listed.click()
  await expect(office.getByRole('button', { name: 'Approve as declined' })).toBeVisible()
})
