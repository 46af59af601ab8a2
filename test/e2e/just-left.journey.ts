import { aColleague } from './crew.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('a visit that one tap ended leaves a line with Undo where its card was, until the next one is begun', async ({
  open,
  product,
  token,
  people: { ann, bert, cleo },
}) => {
  const tech = await aColleague(product, { first_name: 'Otto', last_name: 'Dipper' })
  for (const who of [ann, bert, cleo])
    await aVisitToday(product, token, { job: await aJob(product, token, who), people: [tech.id] })
  const page = await open({ signedInAs: tech.token, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/dashboard')
  const card = page.getByRole('article')
  const finish = async () => {
    await card.getByRole('button', { name: 'On my way' }).click()
    await card.getByRole('button', { name: 'I’ve arrived' }).click()
    await card.getByRole('button', { name: 'Finish the visit' }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Finish the visit' }).click()
  }
  const undo = page.getByRole('button', { name: /^Undo : Left, / })
  await finish()
  await expect(undo).toBeInViewport()
  // The next one is begun: the line joins the others.
  await finish()
  await expect(undo.last()).toBeInViewport()
  await expect(page.getByText('2 visits finished')).toBeHidden()
  await expect(undo.last().locator('xpath=ancestor::ul')).toBeFocused()
  await undo.last().click()
  await expect(card.getByRole('button', { name: 'Finish the visit' })).toBeVisible()
})
