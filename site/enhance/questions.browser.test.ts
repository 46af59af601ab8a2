import { afterAll, expect, test } from 'vitest'
import { questions } from '#content/questions/questions.ts'
import { aSite } from '../a-site.ts'
import { renderPage } from '../render.tsx'
import { findPage } from '../routes.ts'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, openSite } from './hand-made-site.ts'

afterAll(closeBrowser)

const script = await bundle('main')
const code = await bundle('questions')
const all = questions.length

test('typing leaves the questions that match, counts them, and is kept in the address; Escape brings all back', async () => {
  await using site = await openFaq()
  const { page, shown } = site
  await page.goto(`${site.origin}/faq`)
  await eventually(shown).toHaveLength(all)
  await typeWhenReady(site, 'mould')
  const found = await shown()
  expect(found).toContain('Is mold dangerous?')
  expect(found.length).toBeLessThan(all / 2)
  expect(await page.getByRole('status').first().textContent()).toBe(
    `${found.length} of ${all} questions match.`,
  )
  expect(await page.locator('#fire').isVisible()).toBe(false)
  await eventually(() => page.url()).toBe(`${site.origin}/faq?q=mould`)

  await page.keyboard.press('Escape')
  await eventually(shown).toHaveLength(all)
  expect(page.url()).toBe(`${site.origin}/faq`)
  expect(site.complaints).toEqual([])
})

test('what nobody asked offers a call, and the way back to all questions', async () => {
  await using site = await openFaq()
  const { page, shown } = site
  await page.goto(`${site.origin}/faq`)
  await typeWhenReady(site, 'zzz')
  expect(await shown()).toEqual([])
  expect(await page.locator('.none .call').isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await eventually(shown).toHaveLength(all)
  expect(await page.locator('.none').isVisible()).toBe(false)
  expect(await page.evaluate('document.activeElement.id')).toBe('q')
})

test('an address that names a question opens its answer, also within the page', async () => {
  await using site = await openFaq()
  const { page } = site
  await page.goto(`${site.origin}/faq#machines-on`)
  await eventually(() => page.locator('#machines-on').isVisible()).toBe(true)
  await page.evaluate("location.hash = 'sump-failed'")
  await eventually(() => page.locator('#sump-failed').isVisible()).toBe(true)
})

async function openFaq() {
  const faq = findPage('/faq')
  const html = faq ? renderPage(faq, aSite()).html : ''
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const site = await openSite({
    '/faq': htmlPage('FAQ', script, { main }),
    '/assets/questions.js': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code),
  })
  const shown = () => site.page.locator('details:visible summary').allTextContents()
  return Object.assign(site, { shown })
}

/** Types again until the module, which comes when the browser has time, has heard it. */
async function typeWhenReady({ page, shown }: Awaited<ReturnType<typeof openFaq>>, words: string) {
  await eventually(async () => {
    await page.locator('#q').fill('')
    await page.locator('#q').fill(words)
    return (await shown()).length
  }).toBeLessThan(all)
}
