import { publicPaths } from '#test/specified-paths.ts'
import { shareOut } from '#test/e2e/share-out.ts'
import { findCutAtSizes } from '#test/e2e/sizes.ts'
import { openBrowser } from './browser.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'

/** Lays every public page out at every size of window and text, and counts what is cut, covered or broken inside a word. */
export async function measureLayout({ server }: Subject): Promise<Report> {
  const { browser } = await openBrowser()
  const found: string[] = []
  try {
    await shareOut(publicPaths, async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
      return async (path) => {
        await page.goto(server.url + path)
        found.push(...(await findCutAtSizes(page, { isEvery: true })).map((wrong) => `${path}: ${wrong}`))
      }
    })
  } finally {
    await browser.close()
  }
  return {
    rows: [
      {
        what: `cut, covered, overlapping or too small on ${publicPaths.length} pages, at 8 widths and 5 sizes of text`,
        ours: String(found.length),
        reference: 'none',
        ratio: found.length,
        goal: { atMost: 0 },
      },
    ],
    notes: found.length > 0 ? [`Layout: ${found.join('; ')}.`] : [],
  }
}
