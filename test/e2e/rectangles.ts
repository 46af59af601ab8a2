import type { Page } from '@playwright/test'
import { findCutWords } from './cut-words.ts'
import { readDrawn, type Drawn } from './drawn.ts'
import { findOverlapping } from './overlapping.ts'

/**
 * What is cut off, runs out of its ground, is broken inside a word, or lies over something else, as the page is laid out now.
 * Measured by the letters themselves.
 */
export async function findCut(page: Page, isPortal: boolean): Promise<string[]> {
  await page.evaluate(showAll)
  const drawn = await page.evaluateHandle(readDrawn, isPortal)
  const found = [
    ...(await page.evaluate(findTooWide, drawn)),
    ...(await page.evaluate(findCutWords, drawn)),
    ...(await page.evaluate(findOverlapping, drawn)),
  ]
  await drawn.dispose()
  return [...new Set(found)]
}

/** Runs in the page: opens what is folded, and scrolls far enough for the bar at the lower edge to be there. */
async function showAll() {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  scrollTo({ top: 400, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Runs in the page. */
function findTooWide({ nameOf }: Drawn): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  const all = [...document.querySelectorAll('body *:not(svg *)')]
  const by = all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).at(-1)
  return [`the page is wider than the window, by ${by ? nameOf(by) : 'nothing that is drawn'}`]
}
