import type { Page } from '@playwright/test'
import { expect } from '../product.ts'

/** “Will this get paid?”: every point that is due by now is there. */
export async function findNothingMissing(page: Page, job: string) {
  await page.goto(`/ops/intake/${job}/audit`)
  await expect(page.getByRole('main')).toContainText('Nothing is missing today')
  const due = await page.getByRole('button', { name: /: rules and points$/ }).innerText()
  await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${due}$`) })).toBeVisible()
}
