import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

const smallestPhone = { viewport: { width: 320, height: 568 } }

test('the bar covers nothing that has the focus, all the way through the page', async ({ open }) => {
  for (const path of ['/', '/contact']) {
    const page = await open(smallestPhone)
    await page.goto(path)
    await page.evaluate(
      "new Promise((done) => { addEventListener('scroll', done, { once: true }); scrollTo({ top: 400, behavior: 'instant' }) })",
    )
    await expect(page.getByRole('complementary', { name: 'Emergency' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Call us' })).toBeHidden()
    expect(await coveredOnTheWay(page), path).toEqual([])
  }
})

test('sideways the bar is one line, and leaves four fifths of the height to the page', async ({ open }) => {
  const page = await open({ viewport: { width: 844, height: 390 } })
  await page.goto('/services/water-damage')
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
  const bar = page.locator('[data-dock]')
  expect((await bar.boundingBox())?.height).toBe(48)
  await page.getByRole('button', { name: 'Dismiss the emergency banner' }).click()
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('complementary', { name: 'Call us' })).toBeVisible()
  expect((await bar.boundingBox())?.height).toBe(48)
})

/** Goes through everything that takes the focus, and names what lay under the dock while it had it. */
async function coveredOnTheWay(page: Page) {
  const covered: string[] = []
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab')
    const [name, isCovered] = await page.evaluate(focusUnderDock)
    if (name === '') return covered
    if (isCovered) covered.push(name)
  }
  throw new Error('The page has no end.')
}

/** Runs in the page: what has the focus, and whether any part of it is hidden by what stays at the lower edge. */
function focusUnderDock(): [string, boolean] {
  const element = document.activeElement
  const dock = document.querySelector('.dock')
  if (!element || element === document.body || !dock) return ['', false]
  const name = `${element.tagName} ${element.id} ${element.textContent?.trim().slice(0, 40)}`
  if (dock.contains(element) || element.matches('#mission-chat')) return [name, false]
  const its = element.getBoundingClientRect()
  const over = [...dock.children].map((bar) => bar.getBoundingClientRect())
  return [
    name,
    over.some(
      ({ top, right, bottom, left }) =>
        its.bottom > top && its.top < bottom && its.right > left && its.left < right,
    ),
  ]
}
