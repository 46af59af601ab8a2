import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { expect, test, type Product } from './product.ts'

test.describe.configure({ timeout: 120_000 })

/** A visitor in another window than the one that is looked at. */
function aVisitorOf({ origin }: Pick<Product, 'origin'>) {
  return aChatVisitor({ api: { request: (path, init) => fetch(`${origin}${path}`, init) } })
}

test('a question that no one answered becomes an answer, and the next visitor gets it', async ({
  open,
  product,
}) => {
  // A word of its own: journeys at one product find their own.
  const thing = `harp${newId().slice(-6).replaceAll(/\d/g, 'x')}`
  const nora = await aVisitorOf(product)
  await nora.say(`will you move my ${thing}`)
  await nora.say(`can u move a ${thing}, call 330 555 0117`)
  await nora.say('what does a dehumidifier cost')

  const page = await open({ isSignedIn: true })
  await page.goto('/ops/chatbot-settings?section=unanswered')
  const list = page.getByRole('list', { name: 'Unanswered questions' })
  const price = list.getByRole('listitem').filter({ hasText: 'What does a dehumidifier cost?' })
  await expect(price.getByRole('link', { name: /^Open chat/ })).toBeVisible()
  await expect(price.getByRole('button')).toHaveCount(0)
  const row = list.getByRole('button', { name: new RegExp(`^Answer.*${thing}`) })
  await expectAccessible(page, portalLooks, 'unanswered questions')
  await list.locator('[data-question]').first().focus()
  for (let nth = 0; nth < 60 && !(await row.evaluate((each) => each === document.activeElement)); nth++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  const answer = page.getByRole('textbox', { name: 'Answer' })
  await expect(answer).toBeFocused()
  await expect(page.getByRole('list', { name: 'How visitors asked it' })).not.toContainText('555')
  const publish = page.getByRole('button', { name: 'Publish answer' })
  await answer.fill('Yes, for $200. Move it to a dry room.')
  await expect(page.getByText('names a price')).toBeVisible()
  await expect(page.getByText('Choose the safety rules that cover it.')).toBeVisible()
  await expect(publish).toBeDisabled()
  await expectAccessible(page, portalLooks, 'an answer that breaks rules')

  // What is typed stands in the preview at once, and survives a reload and a connection that breaks.
  const text = `Yes. A crew moves a ${thing} with two people.`
  await answer.fill(text)
  await page.getByLabel('Also on /faq').check()
  await expect(page.getByRole('complementary', { name: 'Preview' }).getByText(text)).toBeVisible()
  // The address says which editor is open.
  await page.reload()
  await expect(answer).toHaveValue(text)
  await page.route('**/api/chat-answers', (route) => route.abort())
  await answer.press('Control+Enter')
  await expect(page.getByText('What you wrote stays on this device.')).toBeVisible()
  await page.unroute('**/api/chat-answers')
  await answer.press('Control+Enter')
  await expect(page.getByText('Published. The next visitor gets it.')).toBeVisible()
  await expect(row).toHaveCount(0)

  const next = await aVisitorOf(product)
  const { items } = await next.say(`u move a ${thing}`)
  expect(items.at(-1)).toMatchObject({ kind: 'quote', text })
  await expect
    .poll(async () => (await fetch(`${product.origin}/faq`)).text())
    .toContain(`Will you move my ${thing}?`)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.goto('/ops/chatbot-settings?section=answers')
  await page.getByLabel('State').selectOption('retired')
  await page.getByRole('button', { name: new RegExp(`^Change.*${thing}`) }).click()
  await page.getByText('History').last().click()
  await expect(page.getByText(/^Undone by/)).toBeVisible()
  await expectAccessible(page, portalLooks, 'an answer with its history')
  await page.getByRole('button', { name: 'Publish again' }).click()
  await expect(page.getByText('Published. The next visitor gets it.')).toBeVisible()

  // The key leads to the box in which a question is tried.
  await page.keyboard.press('t')
  await page.getByLabel('Question of a visitor').fill(`move a ${thing}`)
  await page.keyboard.press('Enter')
  const tried = page.getByRole('region', { name: 'Test a question' })
  await expect(tried.getByRole('blockquote')).toContainText(text)
  await expect(tried.getByText('5 of 5 rules passed')).toBeVisible()
  await expectAccessible(page, portalLooks, 'a question that was tried')
})
