import { expect, test } from 'vitest'
import { aSite } from './a-site.ts'
import { linkNumbers } from './call-links.ts'
import { renderPage } from './render.tsx'
import { pages } from './routes.ts'

test('emergency numbers in a sentence are one tap to call', () => {
  expect(linkNumbers('<p>Call 911 first, then (330) 555-0142.</p>')).toBe(
    '<p>Call <a class="number" href="tel:911">911</a> first, then <a class="number" href="tel:+13305550142">(330) 555-0142</a>.</p>',
  )
  expect(linkNumbers('Poison Control: 1-800-222-1222')).toContain('href="tel:+18002221222"')
  expect(linkNumbers('call or text 988.')).toContain('<a class="number" href="tel:988">988</a>.')
})

test('a link is not put into a link or a button, and a year or an amount is no number to call', () => {
  for (const html of [
    '<a href="tel:911">Call 911</a>',
    '<summary>Is it 911?</summary>',
    '<p>In 1988 and 1911, for $911, at 911-12, in the county 911 center</p>',
    '<svg><text>911</text></svg>',
    '<input value="911">',
  ])
    expect(linkNumbers(html)).toBe(html)
  expect(linkNumbers('<a href="/x">Call (330) 555-0142</a>')).toBe(
    '<a href="/x">Call <span class="number">(330) 555-0142</span></a>',
  )
})

test('no public page shows 911, 988 or Poison Control without a link', () => {
  const site = aSite()
  const unlinked = pages.flatMap((page) => {
    const [main = ''] = /<main.*<\/main>/s.exec(renderPage(page, site).html) ?? []
    const words = main.replaceAll(/<(a|script|style|svg)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ')
    const found =
      words
        .match(/.{0,30}(?<![\d$])(?:\b911\b|\b988\b|222-1222).{0,10}/g)
        ?.filter((text) => !/911 center/.test(text)) ?? []
    return found.map((text) => `${page.path}: ${text}`)
  })
  expect(unlinked).toEqual([])
})
