import type { Page } from '@playwright/test'
import { pages } from '#site/routes.ts'
import { publicPaths } from '../specified-paths.ts'
import { findBarriers } from './accessibility.ts'
import { findFaint } from './contrast.ts'
import { findBroken } from './links.ts'
import { isEveryLook } from './looks.ts'
import { findInvalid } from './markup.ts'
import { onSlowLine, shiftsSoFar } from './painted-look.ts'
import { lacksOf, lookPlainly, widthWhenSpread, type PlainLook } from './plain-look.ts'
import { expect, test } from './product.ts'
import { shareOut } from './share-out.ts'

const phone = { width: 320, height: 568 }
const wider = [...(isEveryLook ? [{ width: 768, height: 1024 }] : []), { width: 1280, height: 800 }]
const nowhere = '/somewhere-else'
const thanks = '/contact?received=R-2611-ABCDE&loss=burst-pipe'
const searches = ['/faq?q=sump', '/faq?q=zzz', '/find?q=new', '/find?q=sharon']
const addresses = [...publicPaths, nowhere, thanks, ...searches]

/** The last page of each kind stands for the kind where a look at every one would take too long. */
const typical = new Set([...new Map(pages.map(({ kind, path }) => [kind, path])).values(), nowhere, thanks])
/** Pages of a kind have one style: the contrast of their texts is looked at on the one that stands for them. */
const withoutContrast = { rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: true } } }
const visits = [
  ...(isEveryLook ? addresses : [...typical, ...searches]).map((path) => ({ path, window: phone })),
  ...[...typical].flatMap((path) => wider.map((window) => ({ path, window }))),
]

test.describe.configure({ timeout: 600_000 })

test('without scripts every page is valid, can be called from at once on the smallest phone, and links to nothing that is not there', async ({
  open,
  product,
}) => {
  const seen = new Map<string, PlainLook>()
  const [lacking, invalid]: [string[], string[]] = [[], []]
  await shareOut(addresses, async () => {
    const page = await open({ viewport: phone, javaScriptEnabled: false })
    return async (path) => {
      const answer = await page.goto(path)
      // Without scripts the menu lies open; the bar at the lower edge is what can be called from then.
      const look = await page.evaluate(lookPlainly, 'body')
      seen.set(product.origin + path, look)
      lacking.push(...lacksOf(look, phone.width).map((lack) => `${path}: ${lack}`))
      const spread = await page.evaluate(widthWhenSpread)
      if (spread > phone.width) lacking.push(`${path}: it is ${spread} px wide when its words are spread`)
      invalid.push(...(await findInvalid((await answer?.text()) ?? '')).map((wrong) => `${path}: ${wrong}`))
    }
  })
  const refused = await fetch(`${product.origin}/contact`, { method: 'POST', body: new FormData() })
  expect(refused.status).toBe(422)
  invalid.push(...(await findInvalid(await refused.text())))

  expect.soft(lacking, 'what pages lack').toEqual([])
  expect.soft(invalid, 'what is not HTML').toEqual([])
  expect.soft(await findBroken(product.origin, seen), 'broken links').toEqual([])
})

test('with scripts each kind of page can be used by everyone, on the smallest phone and at any width, and nothing moves', async ({
  open,
}) => {
  const lacking: string[] = []
  await shareOut(visits, async () => {
    const page = await open({ reducedMotion: 'reduce' })
    const openPage = await onSlowLine(page)
    return async ({ path, window }) => {
      await page.setViewportSize(window)
      await openPage(path)
      // The confirmation has no call button in its head: there the bar is always present.
      const part = path === thanks ? 'body' : 'main'
      const found = lacksOf(await page.evaluate(lookPlainly, part), window.width)
      if (typical.has(path)) {
        await bringChatAndBanner(page, path === thanks ? 'Call us' : 'Emergency')
        found.push(...(await findFaint(page)))
      }
      if (typical.has(path)) found.push(...(await findBarriers(page)))
      found.push(...(await page.evaluate(shiftsSoFar)))
      // One scrolls away from under the dock and the header; a target is as large as it is without them.
      await page.locator('.dock').evaluate((dock) => {
        dock.remove()
        scrollTo({ top: 0, behavior: 'instant' })
      })
      found.push(
        ...(await findBarriers(page, typical.has(path) ? { runOnly: ['target-size'] } : withoutContrast)),
      )
      lacking.push(...found.map((lack) => `${path} at ${window.width} px: ${lack}`))
    }
  })
  expect(lacking).toEqual([])
})

/** Both come with the first scroll, and must push nothing aside. Whoever has asked for help keeps the quiet bar. */
async function bringChatAndBanner(page: Page, bar: 'Emergency' | 'Call us') {
  await page.evaluate("scrollTo({ top: 400, behavior: 'instant' })")
  await expect(page.getByRole('complementary', { name: bar })).toBeVisible()
}
