import { pages } from '#site/routes.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { shareOut } from './share-out.ts'
import { findCutAtSizes } from './sizes.ts'

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
      found.push(...(await findCutAtSizes(page)).map((wrong) => `${path}: ${wrong}`))
    }
  })
  expect(found).toEqual([])
})

test('nor of what a visitor sees after Send: what is missing, that it is not sent yet, the confirmation with all that can be added', async ({
  open,
  people: { ann },
}) => {
  const page = await open({ reducedMotion: 'reduce' })
  await page.goto('/contact?loss=sewage-backup')
  await expect(page.locator('form[data-contact]:not([data-module])')).toHaveCount(1)
  const send = page.getByRole('button', { name: 'Call me back' }).first()
  await send.click()
  await expect(page.locator('#error-name')).toBeVisible()
  expect(await findCutAtSizes(page)).toEqual([])

  await page.getByLabel('Name').fill(`${ann.name} von und zu Wolkenstein-Trostburg`)
  await page.getByLabel('Phone', { exact: true }).fill(ann.phone)
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeVisible()
  expect(await findCutAtSizes(page)).toEqual([])

  await page.context().setOffline(false)
  await expect(page).toHaveTitle(/^We have your request/)
  await page.getByRole('button', { name: 'Fix it' }).click()
  await page.locator('[data-photos-part] input').setInputFiles((await twoPhotographs()).slice(0, 1))
  await expect(page.getByText('1 photo is in', { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await page.locator('[data-photos-part] input').setInputFiles((await twoPhotographs()).slice(1))
  await expect(page.getByRole('button', { name: /^Try again:/ })).toBeVisible()
  expect(await findCutAtSizes(page)).toEqual([])
})
