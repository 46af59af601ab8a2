import { expectAccessible, portalLooks } from './accessibility.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test('a tap on yes or no answers and goes on, and the keys choose without going on', async ({
  open,
  product,
  token,
  people: { ann },
}) => {
  const job = await aJob(product, token, { ...ann, town: 'Boardman', state: 'OH', language: 'en' })
  const page = await open({ isSignedIn: true, viewport: { width: 390, height: 844 } })
  await page.goto(`/ops/forms/fill/new?form=hazardous-materials&job=${job}`)
  await page.waitForURL(/\/ops\/forms\/fill\/[\da-f-]{36}$/)
  const question = page.locator('#question')
  const options = page.locator('#docked').getByRole('radio')
  await options.first().waitFor()
  const asked = await question.innerText()
  await options.first().click()
  await expect(question).not.toHaveText(asked)
  await expect(question).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: asked })).toHaveCount(1)
  await expectAccessible(page, portalLooks, 'a question after a tap')

  await page.getByRole('button', { name: 'Previous question' }).click()
  await expect(question).toHaveText(asked)
  await expect(options.first()).toBeChecked()
  await page.keyboard.press('2')
  await expect(options.nth(1)).toBeChecked()
  await expect(question).toHaveText(asked)
  await options.first().dblclick()
  await expect(question).not.toHaveText(asked)
  await expect(options.and(page.getByRole('radio', { checked: true }))).toHaveCount(0)
})
