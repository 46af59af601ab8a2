import type { Page } from '@playwright/test'
import { aChatVisitor } from '#test/a-chat.ts'
import { aDispatcher } from './calls.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('a reply that someone typed by halves is back for them alone in a browser that several share', async ({
  open,
  product,
}) => {
  const [marcus, june] = [await aDispatcher(product, 'Dunlin'), await aDispatcher(product, 'Dotterel')]
  const api = { request: (path: string, init: RequestInit) => fetch(`${product.origin}${path}`, init) }
  const visitor = await aChatVisitor({ api }, { page: '/services/water-damage' })
  await visitor.say('water is coming in')
  const half = 'This is Marcus. Is the water'
  const page = await open()
  const reply = page.getByLabel('Reply to the visitor')
  const openChat = () => page.goto(`/ops/submissions/chats/${visitor.id}`)
  await page.goto('/ops/login')
  await signInAt(page, marcus)
  await openChat()
  await reply.fill(half)
  await page.reload()
  await expect(reply).toHaveValue(half)

  await signOut(page)
  expect(await typedHere(page)).not.toContain(half)
  await signInAt(page, june)
  await openChat()
  await expect(reply).toHaveValue('')
  expect(await typedHere(page)).not.toContain(half)
  await signOut(page)

  await signInAt(page, marcus)
  await openChat()
  await expect(reply).toHaveValue(half)
})

const typedHere = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  const question = page.getByRole('alertdialog')
  const login = page.getByRole('heading', { name: 'Technician Login' })
  await expect(question.or(login)).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(login).toBeVisible()
}

async function signInAt(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' }).filter({ visible: true })).toBeVisible()
}
