import type { Page } from '@playwright/test'
import { publicPaths } from '../specified-paths.ts'
import { expect, test } from './product.ts'

const smallestPhone = { viewport: { width: 320, height: 568 } }
const smallestTarget = 48
const oneOfEachKind = [
  '/',
  '/about',
  '/services',
  '/services/water-damage',
  '/contact',
  '/contact?received=R-2611-ABCDE&service=water-damage',
  '/service-areas/mahoning-county-oh',
  '/youngstown-oh',
  '/service-areas/center-township-pa',
  '/somewhere-else',
]

test('on the smallest phone every page has a call button, large enough, on its first screen', async ({
  open,
}) => {
  test.slow()
  const page = await open(smallestPhone)
  const wanting: string[] = []
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const heights = await page.evaluate(callButtonsOnScreen)
    if (Math.max(0, ...heights) < smallestTarget) wanting.push(`${path}: ${heights.join(', ')}`)
  }
  expect(wanting).toEqual([])
})

test('no page scrolls sideways at 320 px, and every target stands within it', async ({ open }) => {
  const page = await open(smallestPhone)
  const wide: string[] = []
  for (const path of oneOfEachKind) {
    await page.goto(path)
    if (await page.evaluate('document.documentElement.scrollWidth > 320')) wide.push(path)
  }
  expect(wide).toEqual([])
})

test('banner and call bar cover neither each other nor what has the focus, all the way through the page', async ({
  open,
}) => {
  for (const path of ['/', '/contact']) {
    const page = await open(smallestPhone)
    await page.goto(path)
    await page.evaluate(
      "new Promise((done) => { addEventListener('scroll', done, { once: true }); scrollTo({ top: 400, behavior: 'instant' }) })",
    )
    const [banner, bar] = [page.locator('[data-emergency]'), page.locator('[data-call-bar]')]
    await expect(banner).toBeVisible()
    const [upper, lower] = [await banner.boundingBox(), await bar.boundingBox()]
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
    expect(await coveredOnTheWay(page), path).toEqual([])
  }
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

/** Runs in the page: the heights of the links to call that stand whole on the screen, with nothing over them. */
function callButtonsOnScreen() {
  const links = [...document.querySelectorAll<HTMLElement>('main a[href^="tel:"]')]
  return links.flatMap((link) => {
    const { top, left, right, bottom, height } = link.getBoundingClientRect()
    const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    const onTop = document.elementFromPoint((left + right) / 2, bottom - 2)
    return isWhole && link.contains(onTop) ? [Math.round(height)] : []
  })
}

/** Runs in the page: what has the focus, and whether any part of it is hidden by the dock or the header. */
function focusUnderDock(): [string, boolean] {
  const element = document.activeElement
  const dock = document.querySelector('.dock')
  if (!element || element === document.body || !dock) return ['', false]
  const name = `${element.tagName} ${element.id} ${element.textContent?.trim().slice(0, 40)}`
  if (dock.contains(element) || element.matches('#mission-chat')) return [name, false]
  const [its, over] = [element.getBoundingClientRect(), dock.getBoundingClientRect()]
  return [
    name,
    its.bottom > over.top && its.top < over.bottom && its.right > over.left && its.left < over.right,
  ]
}
