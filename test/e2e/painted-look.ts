import type { Page } from '@playwright/test'

declare global {
  interface PerformanceEntry {
    /** Of a layout shift: how far, and what moved. */
    readonly value?: number
    readonly sources?: readonly { readonly node: Node | null }[]
  }
}

/**
 * Opens pages as a slow line does: they are painted in the stand-in for the display face first, and again when the
 * face has come.
 */
export async function onSlowLine(page: Page) {
  let face = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await face.promise
    await route.continue()
  })
  return async function open(path: string) {
    face = Promise.withResolvers()
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(firstPaint)
    face.resolve()
    await page.waitForLoadState('load')
  }
}

/** Runs in the page. */
function firstPaint() {
  return new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done()
    }).observe({ type: 'paint', buffered: true })
  })
}

/**
 * Runs in the page: what has moved since it was opened without being asked to, once all is painted that is there. A line that
 * is a hair wider in the face than in its stand-in may: docs/decisions/0015.
 */
export async function shiftsSoFar() {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const moved = observer.takeRecords()
  if (moved.reduce((sum, { value = 0 }) => sum + value, 0) <= 0.045) return []
  return moved.map(({ value, sources = [] }) => {
    const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))
    return `moved by ${value?.toFixed(4)}: ${what.map((text) => text?.slice(0, 60)).join(', ')}`
  })
}
