import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks, publicLooks } from './accessibility.ts'
import { expect, test } from './product.ts'
import { receiveLead } from './leads.ts'

test.describe.configure({ timeout: 180_000 })

test('the errors of the contact form can be used by everyone, with and without scripts', async ({ open }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ javaScriptEnabled })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Call me back' }).first().click()
    await expect(page.locator('#error-phone')).toBeVisible()
    // Without scripts axe, which is one, cannot look: it looks at the same markup where they run.
    const seen = javaScriptEnabled ? page : await withScripts(page, await open())
    await expectAccessible(seen, publicLooks, javaScriptEnabled ? 'error' : 'error without scripts')
  }
})

test('the chat can be used by everyone, whatever it shows', async ({ page }) => {
  await page.goto('/services/water-damage')
  await page.mouse.wheel(0, 900)
  await page.getByRole('button', { name: 'Chat with us' }).focus()
  await page.keyboard.press('Enter')
  const chat = page.getByRole('dialog')
  await expect(chat.getByRole('heading', { name: 'What happened?' })).toBeVisible()
  await expectAccessible(page, publicLooks, 'chat')
  await chat.getByRole('button', { name: 'Sewage backup' }).click()
  await chat.getByRole('textbox', { name: 'Write here' }).fill('it comes up the drain')
  await page.keyboard.press('Enter')
  await expect(chat.getByText('Automated answer, from our page')).toBeVisible()
  await expectAccessible(page, publicLooks, 'chat with a conversation')
  await chat.getByRole('button', { name: 'Text me' }).click()
  await expect(chat.getByRole('textbox', { name: /phone|number/i })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.getByText('Enter a 10-digit phone number.')).toBeVisible()
  await expectAccessible(page, publicLooks, 'chat that asks for a number')
  await chat.getByRole('button', { name: 'Back', exact: true }).click()
  await page.context().setOffline(true)
  await chat.getByRole('textbox', { name: 'Write here' }).fill('now i smell gas')
  await expect(chat.getByRole('alert')).toBeVisible()
  await expectAccessible(page, publicLooks, 'chat with a danger')
  await chat.getByRole('button', { name: 'Back to the chat' }).click()
  await page.keyboard.press('Enter')
  await expect(chat.getByText('You’re offline.')).toBeVisible()
  await expectAccessible(page, publicLooks, 'chat without a connection')
})

test('the way into the portal can be used by everyone', async ({ page, open }) => {
  await page.goto('/ops/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expectAccessible(page, portalLooks, 'login')
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: { detail: 'No.' } }))
  await page.getByLabel('Username').fill('someone')
  await page.getByLabel('Password', { exact: true }).fill('something')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.locator('form [role=alert]')).toBeVisible()
  await expectAccessible(page, portalLooks, 'login error')

  const staff = await open({ isSignedIn: true })
  await staff.goto('/ops/password')
  await expect(staff.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expectAccessible(staff, portalLooks, 'change password')
  await staff.goto('/ops/forms')
  await expect(staff.getByRole('heading', { name: 'Forms', level: 1 })).toBeVisible()
  await expectAccessible(staff, portalLooks, 'forms')
})

test('the work on requests can be done by everyone', async ({ open, product, people: { gwen, hugo } }) => {
  const { id } = await receiveLead(product, { ...gwen, message: 'The basement is wet.' })
  const held = await receiveLead(product, { ...hugo, website: 'https://cheap.example' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/submissions')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expectAccessible(page, portalLooks, 'list')
  await page.goto(`/ops/submissions/${id}`)
  await expect(page.getByRole('heading', { name: gwen.name })).toBeVisible()
  await expectAccessible(page, portalLooks, 'detail')
  await page.goto(`/ops/submissions/${held.id}?tab=quarantine`)
  await expect(page.getByRole('heading', { name: hugo.name })).toBeVisible()
  await expectAccessible(page, portalLooks, 'quarantine')
})

test('the work on requests can be done by everyone where there is nothing, or nothing to be had', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true })
  const list = '**/api/leads?*'
  await page.route(list, (route) => route.fulfill({ json: { items: [], next: null } }))
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'empty')

  await page.route(list, (route) => route.fulfill({ status: 500, json: { detail: 'Out of order.' } }))
  await page.goto('/ops/submissions')
  await expect(page.getByText('The requests couldn’t be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'error')

  await page.route(list, (route) => route.abort('internetdisconnected'))
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'Requests on this device' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'offline')
})

async function withScripts(from: Page, to: Page) {
  const html = await from.content()
  await to.route('**/contact', (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  await to.goto('/contact')
  return to
}
