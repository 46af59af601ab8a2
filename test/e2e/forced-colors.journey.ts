import type { Locator } from '@playwright/test'
import { aBusyMorning } from './busy-morning.ts'
import { expect, signIn, test } from './product.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

test('with forced colors what is chosen looks different from what is not, and buttons have an edge', async ({
  open,
  product,
}) => {
  const { withPhotos } = await aBusyMorning(product)
  const token = await signIn(product)
  for (const viewport of sizes) {
    const page = await open({ viewport, forcedColors: 'active', reducedMotion: 'reduce', signedInAs: token })
    await page.goto(`/ops/submissions/${withPhotos}`)
    const status = page.getByRole('list', { name: 'Status' })
    const chosen = await look(status.locator('[aria-current]'))
    const others = await looks(status.locator('button:not([aria-current])'))
    expect(others).toHaveLength(3)
    for (const other of others) expect(other.ground).not.toBe(chosen.ground)
    expect(others.every(({ outline }) => outline.startsWith('1px'))).toBe(true)
    expect((await look(page.locator('[data-call]').first())).outline).toMatch(/^1px/)

    const menu = page.getByRole('navigation', { name: 'Portal' }).filter({ visible: true })
    await differ(menu.locator('a[aria-current]'), menu.locator('a:not([aria-current])'))
    if (viewport.width > 1000)
      await differ(page.locator('[data-row][aria-current]'), page.locator('[data-row]:not([aria-current])'))
    await page.goto('/ops/submissions')
    const tabs = page.getByRole('navigation', { name: 'Kinds of submission' })
    await differ(tabs.locator('a[aria-current]'), tabs.locator('a:not([aria-current])'))
    await page.close()
  }
})

async function differ(chosen: Locator, others: Locator) {
  const mark = markOf(await look(chosen.first()))
  const marks = (await looks(others)).map(markOf)
  expect(marks.length).toBeGreaterThan(0)
  for (const other of marks) expect(other).not.toBe(mark)
}

type Look = { ground: string; outline: string; edges: string }

function markOf({ edges, outline }: Look) {
  return `${edges} ${outline}`
}

async function look(one: Locator): Promise<Look> {
  await one.waitFor()
  return one.evaluate(readLook)
}

async function looks(all: Locator): Promise<Look[]> {
  await all.first().waitFor()
  return Promise.all((await all.all()).map((one) => one.evaluate(readLook)))
}

/** Runs in the page. */
function readLook(element: Element) {
  const style = getComputedStyle(element)
  return {
    ground: style.backgroundColor,
    outline: style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
    edges: [style.borderTopColor, style.borderLeftColor, style.borderBottomColor].join(' '),
  }
}
