import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { isEveryLook } from './looks.ts'
import { expect } from './product.ts'

type Look = { width: number; colorScheme: 'light' | 'dark' }

const mixedLooks: Look[] = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
]

export const publicLooks: Look[] = (isEveryLook ? [320, 390, 1280] : [320, 1280]).map((width) => ({
  width,
  colorScheme: 'light',
}))
/** A screen is laid out in two ways and has two sets of colors: each has its turn in two of the four looks. */
export const portalLooks: Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  ...(isEveryLook ? mixedLooks : []),
]
/** The states that each page has shown. */
const statesOf = new WeakMap<Page, number>()

/**
 * No finding on what the page shows now: in all of these looks for `npm run looks`, and for the first state of a page in `npm
 * test`, where the states after it take the looks in turns.
 */
export async function expectAccessible(page: Page, looks: Look[], state: string) {
  const nth = statesOf.get(page) ?? 0
  statesOf.set(page, nth + 1)
  const isEach = isEveryLook || nth === 0
  const found: string[] = []
  for (const { width, colorScheme } of isEach ? looks : looks.slice(nth % looks.length).slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const barriers = await findBarriers(page)
    found.push(...barriers.map((barrier) => `${state} ${width} ${colorScheme}: ${barrier}`))
  }
  expect(found).toEqual([])
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const context = JSON.stringify({ exclude: ['[data-base-ui-focus-guard]'] })
const always: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }

/** What axe holds against the page as it is painted now, but for what it calls minor: by its usual rules, but for these options. */
export async function findBarriers(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  const chosen = JSON.stringify({ ...always, ...options })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${chosen})`)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${id} (${impact}) ${nodes.map(({ html }) => html).join(' ')}`)
}
