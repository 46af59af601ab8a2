import type { Page } from '@playwright/test'
import { expect } from '../product.ts'
import { draw, enterPin, initialsOfNotice, pin, readAll, readNotice, formsStored } from '../signing.ts'
import { jobReadsOn } from '../stored-reads.ts'

export type Customer = { name: string; isCalled: string }

/** All that the visit needs is on the phone, for there is no signal at the house. */
export async function loseSignal(page: Page, { customer }: { customer: string }) {
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('article', { name: customer })).toBeVisible()
  await expect.poll(() => jobReadsOn(page)).toContain('photos')
  await formsStored(page)
  await page.context().setOffline(true)
}

/** On the way, and there. */
export async function arrive(page: Page) {
  await page.getByRole('button', { name: 'On my way' }).click()
  await page.getByRole('button', { name: 'I’ve arrived' }).click()
  await expect(page.getByRole('button', { name: 'I’ve arrived' })).toBeHidden()
}

/** The work authorization, filled in by nine taps, is handed over and signed. */
export async function signAuthorization(page: Page, job: string, { isCalled }: Customer) {
  await page.goto(`/ops/intake/${job}/forms`)
  await page.getByRole('button', { name: /^Work Authorization/ }).click()
  await page.getByRole('button', { name: /^The usual: Water extraction/ }).click()
  await page.getByRole('button', { name: /^Next: / }).click()
  await expect(page.getByRole('radio', { name: 'The price list that the customer was given' })).toBeChecked()
  await page.getByRole('button', { name: /^Next: / }).click()
  await page.getByRole('textbox', { name: 'First estimate of the total' }).fill('4800')
  await page.getByRole('button', { name: 'Next: For the company' }).click()
  await sign(page, 'For the company')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('button', { name: `Hand phone to ${isCalled}` }).click()
  await readAll(page)
  await page
    .getByRole('group', { name: /advertis/i })
    .getByText('No', { exact: true })
    .click()
  await page.getByRole('group', { name: /text/i }).getByText('Yes', { exact: true }).click()
  await readNotice(page)
  await draw(page, initialsOfNotice)
  await signAsCustomer(page)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  // The notice of cancellation is a paper of its own, made as they say that they have it.
  await takePhoneBack(page, isCalled, '2 forms')
}

/** Whoever signs draws, and says that they mean it. */
export async function sign(page: Page, label: string) {
  await draw(page, label)
  await page.getByLabel('I mean to sign this, and I agree').check()
}

/** The customer says too how their copy comes. */
export async function signAsCustomer(page: Page) {
  await sign(page, 'Owner or authorized person')
  await page.getByRole('radio', { name: 'Give it to me on paper' }).check()
}

export async function takePhoneBack(page: Page, isCalled: string, submitted = '1 form') {
  await expect(page.getByRole('heading', { name: `Thank you, ${isCalled}.` })).toBeVisible()
  await page.getByRole('button', { name: /^Hand the phone back to/ }).click()
  await enterPin(page, pin)
  // What is complete is submitted by itself.
  await expect(page.getByText(`${submitted} submitted`)).toBeVisible()
}

/** What the customer writes by hand, so that work begins before the last day to cancel. */
export async function signWaiver(page: Page, job: string, { isCalled }: Customer) {
  await page.goto(`/ops/intake/${job}/forms`)
  await page.getByRole('button', { name: /^Emergency Need/ }).click()
  await page.getByRole('button', { name: `Hand phone to ${isCalled}` }).click()
  await readAll(page)
  await page.getByLabel(/^There is an emergency/).check()
  await draw(page, 'Your statement, in your own handwriting')
  await signAsCustomer(page)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await takePhoneBack(page, isCalled)
}
