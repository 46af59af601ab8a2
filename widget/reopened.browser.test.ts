import { afterAll, expect, test, vi } from 'vitest'
import type { Page } from '@playwright/test'
import { closePages, openPage } from './hand-made-page.ts'
import { chatKey } from './place.ts'

vi.setConfig({ testTimeout: 90_000 })
afterAll(closePages)

/** That the panel is open is noted a moment after it opens and after it closes. */
const isNoted = (page: Page) => page.evaluate((key) => key in sessionStorage, chatKey)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

for (const [width, screen] of [
  [390, 'a phone'],
  [1280, 'a desktop'],
] as const)
  test(`a panel that was open when the page was left opens again on ${screen}, and takes no focus`, async () => {
    await using chat = await openPage({ width })
    const { page, dialog, launcher, complaints } = chat
    await launcher.click()
    await dialog.waitFor()
    await expect.poll(() => isNoted(page)).toBe(true)
    // Nothing was said yet: there is no conversation that could bring the panel along.
    await page.reload()
    await dialog.waitFor()
    expect(await focused(page)).toBe('BODY')
    expect(await launcher.getAttribute('aria-expanded')).toBe('true')

    const other = await chat.newPage()
    await other.waitForLoadState('networkidle')
    expect(await other.getByRole('dialog').count()).toBe(0)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => isNoted(page)).toBe(false)
    await page.reload()
    await launcher.waitFor()
    await page.waitForLoadState('networkidle')
    expect(await dialog.count()).toBe(0)
    expect(complaints).toEqual([])
  })

test('where a page has no place for the chat, the panel stays closed', async () => {
  await using chat = await openPage()
  const { page, dialog, launcher } = chat
  await launcher.click()
  await dialog.waitFor()
  await page.addInitScript(() => {
    const hide = () =>
      document.querySelector<HTMLElement>('[data-dock]')?.style.setProperty('display', 'none')
    document.addEventListener('readystatechange', hide)
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('dialog[open]').count()).toBe(0)
})
