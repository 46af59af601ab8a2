import { ask, aColleague } from './crew.ts'
import { fillIn, sampleOf } from './filled-forms.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'
import { draw, fetchForms, inked } from './signing.ts'

test('what a technician drew and ticked is there after a reload, is signed, and is not offered again where that signature goes', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Ivy', last_name: 'Larkspur' })
  const job = await aJob(product, token, { ...ann, town: 'Boardman' })
  const page = await open({ signedInAs: tech.token, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/dashboard')
  await fetchForms(page)
  const { technician_signature: _, ...answers } = sampleOf('daily-job-log')
  const [id = ''] = await fillIn(page, tech.id, [{ form: 'daily-job-log', job_id: job, answers }])
  await page.goto(`/ops/forms/fill/${id}`)
  await page.getByLabel('Name').fill('Ivy Larkspur')
  await draw(page, 'Technician')
  const agrees = page.getByLabel('I mean to sign this, and I agree')
  await agrees.check()
  await inked(page)

  await page.reload()
  await expect(page.getByRole('img', { name: 'Technician: 2 strokes' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ivy Larkspur')
  await expect(agrees).toBeChecked()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText(/^Signed by Ivy Larkspur/)).toBeVisible()
  await inked(page)
  await page.getByRole('button', { name: 'Sign again: Technician' }).click()
  await page.getByLabel('Why is it signed again?').fill('The pen slipped')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('img', { name: 'Technician: empty' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: 'Technician: empty' })).toBeVisible()
  await expect(agrees).not.toBeChecked()
  expect(await ask(product, `GET /api/submissions?job=${job}`, { token })).toMatchObject({ items: [] })
})
