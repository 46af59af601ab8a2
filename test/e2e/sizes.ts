import type { Page } from '@playwright/test'
import { isEveryLook } from './looks.ts'
import { findCut } from './rectangles.ts'
import { findSmallTargets } from './targets.ts'

/** Windows from the smallest phone to a desk, with the heights they come with. */
const allWindows = [
  [320, 568],
  [360, 740],
  [390, 844],
  [412, 915],
  [768, 1024],
  [1000, 800],
  [1024, 768],
  [1280, 800],
] as const
/** Each way in which pages are laid out has the narrowest of its windows, which breaks first. */
const fewWindows = allWindows.filter(([width]) => [320, 768, 1000, 1280].includes(width))
const usual = 16
const allPercents = [100, 125, 150, 200]
const fewPercents = [100, 200]

type Sizes = { isPortal?: boolean; isEvery?: boolean }

/**
 * Lays the page out in windows and with sizes of text that a browser can be set to, and tells what is cut, covered or broken. On
 * public pages also with text alone made twice as large, and what is too small to be pressed.
 */
export async function findCutAtSizes(
  page: Page,
  { isPortal = false, isEvery = isEveryLook }: Sizes = {},
): Promise<string[]> {
  const windows = isEvery ? allWindows : fewWindows
  const percents = isEvery ? allPercents : fewPercents
  const browser = await page.context().newCDPSession(page)
  const found = new Map<string, string[]>()
  const note = (wrong: string[], size: string) => {
    for (const each of wrong) found.set(each, [...(found.get(each) ?? []), size])
  }
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    for (const percent of percents) {
      await setText(percent)
      note(await findCut(page, isPortal), `${width} px ${percent} %`)
      if (percent === 100 && !isPortal) note(await page.evaluate(findSmallTargets), `${width} px`)
    }
    await setText(100)
    if (isPortal) continue
    await page.evaluate(zoomText, '200%')
    note(await findCut(page, isPortal), `${width} px, text alone`)
    await page.evaluate(zoomText, '')
  }
  await browser.detach()
  return [...found].map(([wrong, sizes]) => `${wrong} at ${listed(sizes)}`)

  /** As the setting of the browser does: lengths in `rem` follow it, and so do the questions of style sheets. */
  async function setText(percent: number) {
    const standard = (usual * percent) / 100
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  }
}

/** Runs in the page. */
function zoomText(size: string) {
  document.documentElement.style.fontSize = size
}

function listed(sizes: string[]) {
  return sizes.length > 4 ? `${sizes.slice(0, 3).join(', ')} and ${sizes.length - 3} more` : sizes.join(', ')
}
