import type { Locator } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, namePriceList } from './crew.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'
import { draw } from './signing.ts'

const mostTaps = 9

test('a technician fills in and signs the authorization of a usual water job with nine taps, and no consent is given for the customer', async ({
  product,
  open,
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivy', last_name: 'Ninetaps' })
  const job = await aJob(product, token, {
    name: 'Nora Trillium',
    phone: '(330) 555-0117',
    address: '4180 Southern Blvd',
    town: 'Boardman',
    state: 'OH',
    language: 'en',
    relation: 'owner',
    will_claim: 'yes',
  })
  await aVisitToday(product, token, { job, people: [ivy.id] })
  await namePriceList(product, token, 'Price list of October 1, 2026')
  const page = await open({ signedInAs: ivy.token, viewport: { width: 390, height: 844 } })
  let taps = 0
  async function tap(what: Locator) {
    await what.click()
    taps += 1
  }
  await page.goto(`/ops/intake/${job}/forms`)
  await tap(page.getByRole('button', { name: /^Work Authorization/ }))
  await expect(page.getByRole('heading', { name: 'Work that you authorize' })).toBeVisible()
  await expect(page.getByText('The owner')).toBeVisible()
  await expectAccessible(page, portalLooks, 'work that is usual, as one tap')
  await tap(page.getByRole('button', { name: /^The usual: Water extraction/ }))
  await expect(page.getByRole('checkbox', { name: 'Structural drying' })).toBeChecked()
  await tap(page.getByRole('button', { name: /^Next: / }))
  const isAtPrice = page.getByRole('radio', { name: 'The price list that the customer was given' })
  await expect(isAtPrice).toBeChecked()
  await tap(page.getByRole('button', { name: /^Next: / }))
  await page.getByRole('textbox', { name: 'First estimate of the total' }).fill('4800')
  taps += 1
  await tap(page.getByRole('button', { name: 'Next: For the company' }))
  await draw(page, 'For the company')
  taps += 1
  await page.getByLabel('I mean to sign this, and I agree').check()
  taps += 1
  await tap(page.getByRole('button', { name: 'Sign', exact: true }))
  expect(taps).toBeLessThanOrEqual(mostTaps)
  await expect(page.getByRole('button', { name: 'Hand phone to Nora' })).toBeVisible()

  await page.goto(`/ops/intake/${job}/forms`)
  await expect(page.getByRole('button', { name: /^Work Authorization/ })).toContainText(
    'Ivy signed. Nora signs.',
  )
})
