import { aChatVisitor } from '#test/a-chat.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aDispatcher, savedJob } from './calls.ts'
import { anEnding } from './people.ts'
import { expect, test, type Product } from './product.ts'

test.describe.configure({ timeout: 120_000 })

/** A visitor in another window than the one that is looked at. */
function aVisitorOf({ origin }: Pick<Product, 'origin'>) {
  const api = { request: (path: string, init: RequestInit) => fetch(`${origin}${path}`, init) }
  return aChatVisitor({ api }, { page: '/services/water-damage', first_page: '/' })
}

test('a dispatcher takes a chat over by keyboard, replies, fills in the rest, and the job has every value', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Wheatear')
  const june = await aDispatcher(product, 'Whinchat')
  const name = `Nora Trillium${anEnding()}`
  const page = await open({ signedInAs: marcus.token })
  await page.goto('/ops/submissions/chats')
  await expect(page.getByRole('heading', { name: 'Submissions' })).toBeVisible()

  const nora = await aVisitorOf(product)
  await nora.tell({ danger: 'no', loss: 'burst-pipe', activity: 'running', found: 'today', name })
  await nora.say('no were ok. pipe bust undr kithcen sink water evrywhere')
  const waiting = page.getByRole('region', { name: 'Waiting for a person' })
  const row = waiting.getByRole('link', { name })
  await expect(row).toContainText(/waiting \d+:\d\d/)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText(/^You took over at /)).toBeVisible()
  const reply = page.getByLabel('Reply to the visitor')
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('')

  // Nothing typed is lost: not by another chat, and not by a connection that breaks.
  await reply.fill('Nora, this is Marcus. Is it a wheel or a lever?')
  await page.goto('/ops/submissions/chats')
  await page.getByRole('region', { name: 'Yours' }).getByRole('link', { name }).click()
  await expect(reply).toHaveValue('Nora, this is Marcus. Is it a wheel or a lever?')
  await page.route('**/messages/*', (route) => route.abort())
  await reply.press('Enter')
  await expect(page.getByText(/^Not sent\./)).toBeVisible()
  await page.unroute('**/messages/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^You, /)).toBeVisible()
  const { items, with: who } = await nora.see()
  expect(items.filter(({ author }) => author === 'employee').map(({ text }) => text)).toEqual([
    'Nora, this is Marcus. Is it a wheel or a lever?',
  ])
  expect(who).toBe('Marcus Wheatear')

  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await nora.ask('/typing', undefined, 'PUT')
  await expect(page.getByText('Nora is typing')).toBeVisible()
  await nora.ask(`/seen/${items.at(-1)?.position}`, undefined, 'PUT')
  await expect(page.getByText(/^You, .*, read$/)).toBeVisible()

  const facts = page.getByRole('complementary', { name: 'Intake from this chat' })
  await expect(facts.getByText('A phone number is missing.')).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('Control+1')
  await expect(reply).toHaveValue('What number can we reach you at?')
  await expect(facts.getByRole('button', { name: /^In your reply ?: Phone$/ })).toBeVisible()
  await reply.press('Enter')
  await nora.tell({ activity: 'off', electricity: 'no', rooms: ['Kitchen', 'Hall'] })
  await nora.tell({ town: 'Boardman', relation: 'owner', will_claim: 'yes' })
  await nora.call()
  await facts.getByRole('button', { name: 'Fill in address' }).click()
  await facts.getByRole('textbox', { name: 'Address' }).fill('411 Larkspur Lane')
  await page.keyboard.press('Enter')
  await expect(facts.getByRole('button', { name: 'Undo' })).toBeVisible()
  await facts.getByRole('button', { name: 'Fill in pets' }).click()
  await facts.getByRole('textbox', { name: 'Pets' }).fill('One cat')
  await page.keyboard.press('Enter')
  await expect(facts.getByText('13 of 14 facts.')).toBeVisible()

  const second = await open({ signedInAs: june.token })
  await second.goto(`/ops/submissions/chats/${nora.id}`)
  await expect(second.getByText('Marcus Wheatear is in this chat.')).toBeVisible()
  await expect(second.getByLabel('Reply to the visitor')).toHaveCount(0)

  await expectAccessible(page, portalLooks, 'a conversation with its facts')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('(330) 555-0117')
  // The call script has the keyboard once the first question that is open has it.
  await expect(page.getByRole('button', { name: 'Someone is hurt Not asked' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  const job = await savedJob(page, product, marcus.token)
  expect(job).toMatchObject({ name, phone: '+13305550117', has_chat: true })
  expect(job.facts).toMatchObject({
    channel: 'chat',
    loss_type: 'water',
    activity: 'off',
    electricity: 'no',
    rooms: ['Kitchen', 'Hall'],
    found: 'today',
    town: 'Boardman',
    address: '411 Larkspur Lane',
    relation: 'owner',
    will_claim: 'yes',
    pets: 'One cat',
    contact_way: 'call',
  })
  await page.goto(`/ops/intake/${nora.id}`)
  const chat = page.getByRole('region', { name: 'Conversation' })
  await expect(chat.getByText('no were ok. pipe bust undr kithcen sink water evrywhere')).toBeVisible()
})

test('whoever has a chat open sees who else waits, danger first, and finds what they typed when they come back', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Dunnock')
  const [first, second, third] = [`Nora${anEnding()}`, `Lupe${anEnding()}`, `Otto${anEnding()}`]
  const nora = await aVisitorOf(product)
  await nora.tell({ name: first })
  await nora.say('i need a person, water everywhere')
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const page = await open({ signedInAs: marcus.token, viewport })
    await page.goto(`/ops/submissions/chats/${nora.id}`)
    const reply = page.getByLabel('Reply to the visitor')
    await reply.fill('Where does it')
    const also = page.getByRole('complementary', { name: 'Also waiting' })
    if (viewport.width === 1280) {
      const lupe = await aVisitorOf(product)
      await lupe.tell({ name: second })
      await lupe.say('i need a person now')
      await expect(also).toContainText(/waits \d+:\d\d/)
      const otto = await aVisitorOf(product)
      await otto.tell({ name: third })
      await otto.say('i smell gas in the kitchen')
    }
    await expect(also).toContainText(third)
    await expect(also).toContainText('Danger')
    await expect(reply).toHaveValue('Where does it')
    await expectAccessible(page, portalLooks, 'a chat while others wait')
    await also.getByRole('link').click()
    await expect(page.getByRole('heading', { name: third })).toBeVisible()
    await page.goBack()
    await expect(reply).toHaveValue('Where does it')
  }
})
