import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect } from './product.ts'

type Look = { width: number; colorScheme: 'light' | 'dark' }

const widths = [320, 390, 1280]
export const publicLooks: Look[] = widths.map((width) => ({ width, colorScheme: 'light' }))
export const portalLooks: Look[] = [
  ...publicLooks,
  ...widths.map((width) => ({ width, colorScheme: 'dark' as const })),
]

/** No finding on what the page shows now, in any of these looks. */
export async function expectAccessible(page: Page, looks: Look[], state: string) {
  const found: string[] = []
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The scheme changes colors and nothing else.
    const barriers = await findBarriers(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
    found.push(...barriers.map((barrier) => `${state} ${width} ${colorScheme}: ${barrier}`))
  }
  expect(found).toEqual([])
}

const context = JSON.stringify({ exclude: ['[data-base-ui-focus-guard]'] })
const always: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }

/** What axe holds against the page as it is painted now, but for what it calls minor: by its usual rules, or by these. */
export async function findBarriers(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const options = JSON.stringify({ ...always, ...(runOnly && { runOnly }) })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${options})`)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${id} (${impact}) ${nodes.map(({ html }) => html).join(' ')}`)
}
