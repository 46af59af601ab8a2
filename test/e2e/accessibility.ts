import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

type Look = { width: number; colorScheme: 'light' | 'dark' }

const widths = [320, 390, 1280]
export const publicLooks: Look[] = widths.map((width) => ({ width, colorScheme: 'light' }))
export const portalLooks: Look[] = [
  ...publicLooks,
  ...widths.map((width) => ({ width, colorScheme: 'dark' as const })),
]

/** No serious finding on what the page shows now, in any of these looks. */
export async function expectAccessible(page: Page, looks: Look[], state: string) {
  const found: string[] = []
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .exclude('[data-base-ui-focus-guard]')
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze()
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(`${state} ${width} ${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)
  }
  expect(found).toEqual([])
}
