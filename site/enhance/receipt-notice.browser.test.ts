import { afterAll, expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { closeBrowser, eventually } from './hand-made-site.ts'
import { confirmation, openReceipt } from './hand-made-receipt.ts'

afterAll(closeBrowser)

test('every other page says that the request is in and by when we call, until it is canceled', async () => {
  const call_by = new Date(Date.now() + 10 * minute).toISOString()
  await using site = await openReceipt({ call_by })
  const { page } = site
  const notice = page.getByRole('region', { name: 'Your request' })
  await site.look()
  expect(await notice.count()).toBe(0)
  for (const path of ['/', '/contact']) {
    // At once: nobody touches or scrolls here.
    await page.goto(site.origin + path)
    await eventually(() => notice.textContent()).toMatch(/^We have your request\. We’ll call you by \d+:\d\d/)
    expect(await notice.getByRole('link').getAttribute('href')).toBe(confirmation)
  }

  await notice.getByRole('link').click()
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  await page.getByRole('button', { name: 'All fixed? Cancel the request' }).click()
  await page.locator('[data-cancel-yes]').click()
  await eventually(() => page.locator('[data-cancel-status]').textContent()).toContain('You canceled')
  await site.show('/')
  expect(await notice.count()).toBe(0)
})

test('a number that could not be saved is told to be saved once it is, also after a reload', async () => {
  await using site = await openReceipt()
  const { page } = site
  const status = page.locator('[data-number-status]')
  await site.look()
  await page.route(/phone$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Fix it' }).click()
  await page.getByLabel('The right number').fill('(330) 555-0118')
  await page.getByRole('button', { name: 'Save number' }).click()
  await eventually(() => status.textContent()).toMatch(/^Not saved yet/)
  await page.reload()
  await eventually(() => status.textContent()).toMatch(/^Not saved yet/)
  await page.unroute(/phone$/)
  await page.evaluate("dispatchEvent(new Event('online'))")
  await eventually(() => status.textContent()).toBe('Saved. We’ll call this number.')
})
