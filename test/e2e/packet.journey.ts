import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { fillIn } from './filled-forms.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { takePhoto, twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { fetchForms, waiver } from './signing.ts'

const phone = { width: 390, height: 844 }

test('a technician sees what is signed before work, finds without signal how far a form is, and sends one that was signed on paper', async ({
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
  // With letters of twice the size nothing goes beyond the screen, and the next step still says what it is.
  const next = page.getByRole('button', { name: 'Fill in authorization' })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await next.scrollIntoViewIfNeeded()
  await expect(next.getByText('Fill in authorization')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await expectAccessible(page, portalLooks, 'the packet of a job')

  await portalCached(page)
  await fetchForms(page)
  const condition = page.getByRole('button', { name: /^Property Condition/ })
  await condition.click()
  await expect(page).toHaveURL(/\/ops\/forms\/fill\//)
  await page.goBack()
  await expect(condition).toContainText(/\d+ of \d+/)
  await page.context().setOffline(true)
  await page.reload()
  await expect(condition).toContainText(/\d+ of \d+/)
  await expect(page.getByText('Needs 3 signatures')).toBeVisible()

  const [id = ''] = await fillIn(page, tech.id, [
    { form: 'emergency-waiver', job_id: job, answers: { ...waiver, customer: gwen.name } },
  ])
  await page.goto(`/ops/forms/fill/${id}`)
  await page.getByRole('button', { name: /^Owner or authorized person/ }).click()
  await page.getByRole('button', { name: 'Signed on paper' }).click()
  await expect(page.getByText('the signature and the name of the person who signed')).toBeVisible()
  for (const [nth, sheet] of (await twoPhotographs()).entries()) {
    await takePhoto(page, sheet)
    await expect(page.getByRole('button', { name: `Remove photo ${nth + 1}` })).toBeVisible()
  }
  await page.getByRole('radio', { name: 'I keep my right to cancel' }).click()
  await expect(page.getByText('Stored with 2 photos of the sheet.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'a sheet that was signed on paper')
  await page.getByRole('button', { name: 'Next: check and submit' }).click()
  await page.getByRole('button', { name: 'Submit form' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: /^Received/ })).toBeVisible({ timeout: 60_000 })
  const { answers, blobs } = await ask(product, `GET /api/submissions/${id}`, { token })
  expect(answers).toMatchObject({ decision: 'keeps', owner_signature: { way: 'paper', name: gwen.name } })
  expect(blobs).toHaveLength(2)
})
