import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks, publicLooks } from './accessibility.ts'
import { gwen, hugo } from './people.ts'
import { expect, test } from './product.ts'
import { receiveLead } from './leads.ts'

test.describe.configure({ timeout: 180_000 })

test('the public pages can be used by everyone, in every state of the contact form', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page, publicLooks, 'home')
  await page.goto('/contact')
  await expectAccessible(page, publicLooks, 'empty form')
  await page.goto('/contact?received=R-2611-ABCDE&service=water-damage')
  await expectAccessible(page, publicLooks, 'thanks')
  await page.goto('/somewhere-else')
  await expectAccessible(page, publicLooks, 'not found')
})

test('the errors of the contact form can be used by everyone, with and without scripts', async ({ open }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ javaScriptEnabled })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    // Without scripts axe, which is one, cannot look: it looks at the same markup where they run.
    const seen = javaScriptEnabled ? page : await withScripts(page, await open())
    await expectAccessible(seen, publicLooks, javaScriptEnabled ? 'error' : 'error without scripts')
  }
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
  await staff.goto('/ops/dashboard')
  await expect(staff.getByText('This page is not built yet.')).toBeVisible()
  await expectAccessible(staff, portalLooks, 'not built')
})

test('the work on requests can be done by everyone', async ({ open, product }) => {
  const { id } = await receiveLead(product, { ...gwen, message: 'The basement is wet.' })
  const held = await receiveLead(product, { ...hugo, website: 'https://cheap.example' })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/submissions')
  await expect(page.locator('[data-lead]').first()).toBeVisible()
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
  await expect(page.getByText('The requests could not be loaded')).toBeVisible()
  await expectAccessible(page, portalLooks, 'error')

  await page.route(list, (route) => route.abort('internetdisconnected'))
  await page.goto('/ops/submissions')
  await expect(page.getByText('You are offline')).toBeVisible()
  await expectAccessible(page, portalLooks, 'offline')
})

test('gold, and whatever else is written on the dark land, can be read there', async ({ page }) => {
  // axe leaves open what stands on a picture, as these words stand on the contour lines.
  const faint: string[] = []
  for (const path of ['/', '/contact', '/certifications', '/youngstown-oh', '/somewhere-else']) {
    await page.goto(path)
    const seen = await page.locator(':is(.top, .hero, .head, footer) :not(svg, svg *)').evaluateAll(contrasts)
    expect(seen.length).toBeGreaterThan(20)
    const wanting = seen.filter(({ ratio }) => ratio < 4.5)
    faint.push(...wanting.map(({ words, ratio }) => `${path}: ${words} ${ratio}`))
  }
  expect(faint).toEqual([])
  await page.goto('/certifications')
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  const [gold] = await current.evaluateAll(contrasts)
  expect(gold?.ratio).toBeGreaterThanOrEqual(4.5)
})

async function withScripts(from: Page, to: Page) {
  const html = await from.content()
  await to.route('**/contact', (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  await to.goto('/contact')
  return to
}

/** Runs in the page: the contrast of what has words of its own with the ground it stands on. */
function contrasts(elements: Element[]) {
  return elements.filter(hasWords).map((element) => {
    const ground = groundOf(element)
    const [text, back] = [luminance(getComputedStyle(element).color), luminance(ground)]
    const ratio = (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05)
    return { words: element.textContent?.slice(0, 40) ?? '', ratio }
  })

  function hasWords(element: Element) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return own && element.checkVisibility()
  }

  function groundOf(element: Element | null): string {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor
  }

  function luminance(color: string) {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
