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
    found.push(...(await findBarriers(page)).map((barrier) => `${state} ${width} ${colorScheme}: ${barrier}`))
  }
  expect(found).toEqual([])
}

const options: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }
const script = `${axe.source}; axe.run({ exclude: ['[data-base-ui-focus-guard]'] }, ${JSON.stringify(options)})`

/** What axe holds against the page as it is painted now, but for what it calls minor. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(script)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${id} (${impact}) ${nodes.map(({ html }) => html).join(' ')}`)
}
