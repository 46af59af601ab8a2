import type { Page } from '@playwright/test'
import { closeServerPlace, openServerPlace, startBuiltServer } from '../fault/built-server.ts'
import { ChatDetail } from '#domain/chat/chat.ts'
import { ChatPage } from '#domain/chat/chat-query.ts'
import { expect, signIn, test } from './product.ts'

test("a panicked chat on a phone, full of typos, becomes a request on the office's list", async ({
  page,
  open,
  people: { iris },
}) => {
  const staff = await open({ isSignedIn: true })
  await staff.goto('/ops/submissions')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/water-damage')
  await page.mouse.wheel(0, 900)
  await page.getByRole('button', { name: 'Chat with us' }).click()
  const chat = page.getByRole('dialog')
  await expect(chat.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(chat.getByRole('heading', { name: 'Is anyone in danger?' })).toBeVisible()

  await chat.getByRole('button', { name: 'No one' }).click()
  await chat.getByRole('textbox', { name: 'Write here' }).fill('pipe bust undr kithcen sink')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log')).toContainText('pipe bust undr kithcen sink')
  await expect(chat.getByRole('log')).toContainText('We’re finding someone for you.')
  // What was written already is only confirmed.
  await expect(chat.getByRole('heading', { name: 'Burst or leaking pipe?' })).toBeVisible()
  await chat.getByRole('button', { name: 'Yes' }).click()
  await chat.getByRole('button', { name: 'Call me back' }).click()
  await chat.getByRole('textbox', { name: 'Your phone number' }).fill(iris.phone)
  await page.keyboard.press('Enter')
  await expect(chat).toContainText(/Your reference is R-\d{4}-[0-9A-Z]{5}\./)

  const row = staff
    .getByRole('link')
    .filter({ hasText: iris.phone })
    .filter({ hasText: 'Burst or leaking pipe' })
  await row.click()
  const conversation = staff.getByRole('list', { name: 'Conversation' })
  await expect(conversation.getByText('pipe bust undr kithcen sink')).toBeVisible()
})

test('a conversation that began on a phone goes on at a computer by its link, and is deleted on both', async ({
  browser,
  page: phone,
}) => {
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/services/water-damage')
  await phone.mouse.wheel(0, 900)
  await phone.getByRole('button', { name: 'Chat with us' }).click()
  await say(phone, 'water evrywhere')
  await phone.getByRole('button', { name: 'More', exact: true }).click()
  await phone.getByRole('button', { name: 'Continue on another device' }).click()
  const address = phone.getByRole('textbox', { name: 'Link to this conversation' })
  await expect(address).toHaveValue(/\/chat\/[\w-]{24}$/)

  const context = await browser.newContext()
  const computer = await context.newPage()
  await computer.goto(await address.inputValue())
  await expect(computer.getByRole('heading', { name: 'Continue your chat' })).toBeVisible()
  await expect(computer.getByText('water evrywhere')).toHaveCount(0)
  await computer.getByRole('button', { name: 'OPEN THE CHAT' }).click()
  await expect(computer.getByRole('log')).toContainText('water evrywhere')
  await Promise.all([say(phone, 'under the sink'), say(computer, 'and in the hall')])
  for (const device of [phone, computer]) {
    await expect(device.locator('.own .bubble')).toHaveCount(3)
    await expect(device.getByRole('log')).toContainText('under the sink')
    await expect(device.getByRole('log')).toContainText('and in the hall')
  }

  await computer.getByRole('button', { name: 'More', exact: true }).click()
  await computer.getByRole('button', { name: 'Delete this conversation' }).click()
  await computer.getByRole('button', { name: 'Delete it now' }).click()
  await expect(computer.getByText('The conversation is deleted.')).toBeVisible()
  await expect(phone.locator('.own .bubble')).toHaveCount(0)
  await computer.reload()
  await expect(computer.getByRole('heading', { name: 'This chat link no longer works' })).toBeVisible()
  await context.close()
})

test('whoever is in a chat sees it on each page, wherever it is scrolled to', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/services/water-damage')
    await page.mouse.wheel(0, 900)
    await page.getByRole('button', { name: /Chat with us|Your chat/ }).click()
    await say(page, `water at ${size.width}`)
    await expect(page.getByRole('log')).toContainText(`water at ${size.width}`)
    // Left open it would be open on the next page too.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    for (const path of ['/', '/services', '/contact', '/faq', '/service-areas']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Your chat' })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('a server that is killed while a visitor writes in two tabs has each message once, in order', async ({
  browser,
}) => {
  const place = await openServerPlace()
  const first = await startBuiltServer(place)
  const context = await browser.newContext({ baseURL: first.url, serviceWorkers: 'block' })
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) {
    await tab.goto('/services/water-damage')
    await tab.mouse.wheel(0, 900)
    await tab.getByRole('button', { name: 'Chat with us' }).click()
    await expect(tab.getByRole('heading', { name: 'What happened?' })).toBeVisible()
  }
  await say(page, 'the basement is wet')
  await expect(other.getByRole('log')).toContainText('the basement is wet')
  await first.kill()
  await say(page, 'and it is coming in')
  await say(other, 'under the stairs')
  await expect(page.getByText('You’re offline.')).toBeVisible()

  const second = await startBuiltServer(place)
  await page.reload()
  for (const tab of [page, other]) await tab.evaluate(() => void dispatchEvent(new Event('online')))
  const said = ['the basement is wet', 'and it is coming in', 'under the stairs']
  await expect(other.locator('.own .bubble')).toHaveText(said)
  await expect.poll(() => textsAtOffice(second.url)).toEqual(said)
  await context.close()
  await second.stop()
  await closeServerPlace(place)
})

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write here' }).fill(text)
  await page.keyboard.press('Enter')
}

async function textsAtOffice(origin: string) {
  const headers = { Authorization: `Bearer ${await signIn({ origin })}` }
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/api/chats${path}`, { headers })).json()
  const [chat] = ChatPage.parse(await ask('')).items
  const { messages } = ChatDetail.parse(await ask(`/${chat?.id}`))
  return messages.flatMap(({ author, text }) => (author === 'visitor' ? [text] : []))
}
