import { aColleague } from './crew.ts'
import { portalCached } from './field-device.ts'
import { fillIn, sampleOf } from './filled-forms.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'
import { fetchForms } from './signing.ts'

test('without signal and with forms unsent, what stands above a form that is filled in leaves it the screen', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Ivy', last_name: 'Lobelia' })
  const job = await aJob(product, token, { ...ann, town: 'Boardman' })
  const page = await open({
    signedInAs: tech.token,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  })
  await page.goto('/ops/dashboard')
  await portalCached(page)
  await fetchForms(page)
  const [sent = '', filled = ''] = await fillIn(page, tech.id, [
    { form: 'invoice', job_id: job, answers: sampleOf('invoice') },
    { form: 'daily-job-log', job_id: job, answers: {} },
  ])
  await page.context().setOffline(true)
  await page.goto(`/ops/forms/fill/${sent}`)
  await page.getByRole('button', { name: 'Submit form' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible()
  await page.goto(`/ops/forms/fill/${filled}`)
  const line = page.getByText(/^Offline since/)
  await expect(page.getByRole('button', { name: /not sent/ })).toBeVisible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(line).toBeInViewport()
    await expect.poll(() => page.locator('[data-number-pad]').evaluate(topOf)).toBe(44)
    await expect.poll(() => page.locator('[data-number-pad] header').evaluate(heightOf)).toBeLessThan(100)
  }
})

function topOf(element: Element) {
  return Math.round(element.getBoundingClientRect().top)
}

function heightOf(element: Element) {
  return element.getBoundingClientRect().height
}
