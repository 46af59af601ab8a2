import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = process.env['PICTURES'] ?? ''

const windows = [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const

/** Pictures of what the page shows now, in each size and theme. */
export async function draw(page: Page, name: string, fullPage = false) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of windows) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.evaluate('document.fonts.ready')
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage })
    }
}
