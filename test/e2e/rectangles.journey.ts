import { pages } from '#site/routes.ts'
import { expect, test } from './product.ts'
import { shareOut } from './share-out.ts'
import { findCutAtAllSizes } from './sizes.ts'

test.describe.configure({ timeout: 900_000 })

/** Of each kind of page the one with the longest heading, and those that are drawn for a visit alone. */
const longest = new Map(
  pages.toSorted((a, b) => a.heading.length - b.heading.length).map(({ kind, path }) => [kind, path]),
)
const typical = [...longest.values(), '/somewhere-else', '/find?q=new', '/faq?q=zzz']

test('nothing of any kind of page is cut, covered, broken inside a word or too small to be pressed, at any size of window and text', async ({
  open,
}) => {
  const found: string[] = []
  await shareOut(typical, async () => {
    const page = await open({ reducedMotion: 'reduce' })
    return async (path) => {
      await page.goto(path)
      found.push(...(await findCutAtAllSizes(page)).map((wrong) => `${path}: ${wrong}`))
    }
  })
  expect(found).toEqual([])
})
