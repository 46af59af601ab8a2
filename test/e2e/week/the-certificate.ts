import type { Page } from '@playwright/test'
import { expect } from '../product.ts'
import { readAll } from '../signing.ts'
import { sign, signAsCustomer, takePhoneBack, type Customer } from './the-door.ts'

/** All of it stands there already: the technician and the customer only sign. */
export async function certify(page: Page, job: string, { name, isCalled }: Customer) {
  await page.goto(`/ops/intake/${job}/forms`)
  await page.getByRole('button', { name: /^Certificate of Drying/ }).click()
  await expect(page.getByRole('button', { name: `${name}. Change Customer` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kitchen. Change Areas that were dried' })).toBeVisible()
  await page.getByRole('button', { name: /^Signatures: 0 of 3/ }).click()
  await sign(page, 'Technician')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('button', { name: 'Next: Adjuster, if present' }).click()
  await page.getByRole('button', { name: 'Next: check and submit' }).click()
  await page.getByRole('button', { name: `Hand phone to ${isCalled}` }).click()
  await readAll(page)
  await signAsCustomer(page)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await takePhoneBack(page, isCalled)
}
