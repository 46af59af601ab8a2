import { findBarriers } from './accessibility.ts'
import { aColleague } from './crew.ts'
import { fillIn } from './filled-forms.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'
import {
  agreement,
  draw,
  enterPin,
  fetchForms,
  initialsOfNotice,
  inkAgreement,
  pin,
  readAll,
  setPin,
  waiver,
} from './signing.ts'

test.describe.configure({ timeout: 180_000 })

test('who signs in place of the customer says in which capacity, signs with their own ink, and alone keeps the right to cancel', async ({
  product,
  open,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ilse', last_name: 'Starling' })
  const job = await aJob(product, token, {
    name: 'Nora Trillium',
    phone: '(330) 555-0117',
    town: 'Boardman',
    state: 'OH',
  })
  await aVisitToday(product, token, { job, people: [ivy.id] })
  const page = await open({ signedInAs: ivy.token, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/dashboard')
  await setPin(page)
  await fetchForms(page)
  await fillIn(page, ivy.id, [
    { form: 'work-authorization-ohio', job_id: job, answers: agreement },
    { form: 'emergency-waiver', job_id: job, answers: waiver },
  ])
  await page.goto(`/ops/forms/sign/${job}`)
  await inkAgreement(page)
  await page.getByRole('button', { name: 'Someone else signs' }).click()
  await page.getByLabel('Name of the person who signs').fill('Paul Columbine')
  // What the customer wrote and drew before is not theirs.
  await expect(page.getByRole('img', { name: 'Owner or authorized person: empty' })).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: `${initialsOfNotice}: empty`,
    }),
  ).toBeVisible()
  await expect(page.getByLabel('I mean to sign this, and I agree')).not.toBeChecked()
  await draw(page, initialsOfNotice)
  await expect(page.getByText('Choose in which capacity you sign.')).toBeVisible()
  await page.getByRole('radio', { name: 'Person with authority to sign for the owner' }).check()
  // Below their initials, and below their signature.
  await expect(page.getByText('Paul Columbine, Authorized person')).toHaveCount(2)
  expect(await findBarriers(page)).toEqual([])
  await draw(page, 'Owner or authorized person')
  await page.getByLabel('I mean to sign this, and I agree').check()
  await page.getByRole('radio', { name: 'Give it to me on paper' }).check()
  await page.getByRole('button', { name: 'Sign 1 of 2' }).click()

  await expect(page.getByRole('heading', { name: 'Paul, this is what you sign' })).toBeVisible()
  await readAll(page)
  await page.getByLabel('I keep my right to cancel').check()
  await expect(
    page.getByText('Only Paul Columbine, who signed the work authorization, can sign this.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Someone else signs' })).toHaveCount(0)
  await draw(page, 'Owner or authorized person')
  await page.getByLabel('I mean to sign this, and I agree').check()
  await page.getByRole('radio', { name: 'Give it to me on paper' }).check()
  await page.getByRole('button', { name: 'Sign 2 of 2' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Paul.' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand the phone back to Ilse' }).click()
  await enterPin(page, pin)
  await expect(page.getByText(/^\d forms? submitted$/)).toBeVisible()
  // Whoever takes the phone back goes on with the papers, without a way through the head of the file.
  await expect(page.locator('[data-tabs-on-top]')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.goto(`/ops/intake/${job}/forms`)
  const row = page.getByRole('button', { name: /^Emergency Need and Waiver/ })
  await expect(row).toContainText(/Right to cancel kept: no work before/)
  await expect(row).not.toContainText('Signed')
  await expect(page.getByText(/^Right to cancel kept: no work before [^.]*$/)).toBeVisible()
})
