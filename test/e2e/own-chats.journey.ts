import { aChatVisitor } from '#test/a-chat.ts'
import { aDispatcher } from './calls.ts'
import { anEnding } from './people.ts'
import { expect, test, type Product } from './product.ts'

test.describe.configure({ timeout: 120_000 })

function aVisitorOf({ origin }: Pick<Product, 'origin'>) {
  return aChatVisitor({ api: { request: (path, init) => fetch(`${origin}${path}`, init) } })
}

test('what is written in one’s own chat behind the intake is unread, is counted, and is not left without a question', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Wagtail')
  const name = `Bea Strutherz${anEnding()}`
  const bea = await aVisitorOf(product)
  await bea.tell({ name })
  await bea.say('i need a person, water in the basement')
  const page = await open({ signedInAs: marcus.token, viewport: { width: 390, height: 844 } })
  await page.goto(`/ops/submissions/chats/${bea.id}`)
  await page.getByRole('button', { name: 'Take over' }).click()
  const reply = page.getByLabel('Reply to the visitor')
  const conversation = page.getByRole('list', { name: 'Conversation' })
  for (const text of ['This is Marcus.', 'Where does it come from?', 'Is anyone hurt?']) {
    await reply.fill(text)
    await reply.press('Enter')
    await expect(conversation.getByText(text)).toBeVisible()
  }
  const seen = async () => (await bea.see()).seen

  // Behind the intake nothing is read.
  await page.getByRole('link', { name: /^Intake: / }).click()
  const back = page.getByRole('link', { name: /^Conversation/ })
  await expect(back).toBeVisible()
  const { items } = await bea.say('41 elm st. my name is Bea')
  const said = items.at(-1)?.position ?? 0
  await expect(back).toHaveAccessibleName('Conversation 1 new message')
  expect(await seen()).toBeLessThan(said)
  await back.click()
  await expect(conversation.getByText('41 elm st. my name is Bea')).toBeInViewport()
  await expect.poll(seen).toBe(said)

  // In the list an unanswered message stands above everything.
  await page.goto('/ops/submissions/chats')
  await bea.say('water is comin thru the ceiling now too')
  const own = page.getByRole('region', { name: 'Yours, unanswered' })
  const row = own.getByRole('link', { name })
  await expect(row).toContainText('1 unread message')
  await row.click()
  await expect(conversation.getByText('water is comin thru the ceiling now too')).toBeInViewport()

  await page.getByRole('button', { name: 'Hand back' }).click()
  const question = page.getByRole('alertdialog', { name: 'Bea’s last message has no answer' })
  await question.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(reply).toBeFocused()
  await reply.fill('Stay out of that room.')
  await reply.press('Enter')
  await expect(conversation.getByText('Stay out of that room.')).toBeVisible()

  // What was ended by mistake goes on.
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByText('You ended this chat.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo ending the chat' }).click()
  await expect(page.getByText('You ended this chat.')).toHaveCount(0)
  expect(await bea.see()).toMatchObject({ state: 'staff', with: 'Marcus Wagtail' })

  await bea.say('and the hall')
  await expect(conversation.getByText('and the hall')).toBeVisible()
  await page.getByRole('button', { name: 'Hand back' }).click()
  await question.getByRole('button', { name: 'Hand back anyway' }).click()
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible()
  expect((await bea.see()).state).toBe('waiting')
})

test('an answer that was typed by halves leads from the list of unsent work to its editor', async ({
  open,
  product,
}) => {
  const visitor = await aVisitorOf(product)
  const thing = `cello${anEnding().replaceAll(/[^a-z]/g, 'x')}`
  await visitor.say(`will you move my ${thing}`)
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/chatbot-settings?section=unanswered')
  await page.getByRole('button', { name: new RegExp(`^Answer.*${thing}`) }).click()
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.fill('Yes, two of us move it.')
  await page.goto('/ops/dashboard')
  await page
    .getByRole('button', { name: /1 form not finished/ })
    .first()
    .click()
  await expect(page.getByText('Yes, two of us move it.')).toBeVisible()
  await page.getByRole('link', { name: /^Open ?: Answer$/ }).click()
  await expect(answer).toHaveValue('Yes, two of us move it.')
})
