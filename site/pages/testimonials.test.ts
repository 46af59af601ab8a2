import { expect, test } from 'vitest'
import type { CompanyFacts } from '#domain/company/company.ts'
import { aSite } from '#site/a-site.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'

test.each([
  { value: 4.9, count: 50, source: '', as_of: null },
  { value: 5, count: 3, source: 'Google reviews', as_of: '2026-11-16' },
])('the rating that is shown is the rating that search engines read: %j', (rating) => {
  const { main, business } = testimonialsPage({ rating })
  const { ratingValue, bestRating, reviewCount } = business.aggregateRating
  expect([ratingValue, reviewCount]).toEqual([rating.value, rating.count])
  expect(plain(main)).toContain(`${ratingValue} of ${bestRating} from ${reviewCount} reviews`)
})

test('without a rating none is shown or told', () => {
  const { main, business } = testimonialsPage({ rating: null, review: null })
  expect(plain(main)).not.toMatch(/of 5|\d reviews\b/)
  expect(main).not.toContain('class="scale"')
  expect(business).not.toHaveProperty('aggregateRating')
})

test('a review is shown as it is told to search engines, with its stars and its author', () => {
  const review = { author: 'A. Person, Salem', text: 'Dry again.\nThank you.', stars: 4 }
  const { main, business } = testimonialsPage({ review })
  expect(main).toContain(`<blockquote>${business.review.reviewBody}</blockquote>`)
  expect(main).toContain(`<figcaption>${business.review.author.name}</figcaption>`)
  expect(plain(main)).toContain(`★★★★ ${business.review.reviewRating.ratingValue} of 5 stars`)
  expect(main).not.toContain('No customer reviews here yet')
})

test.each([
  { source: '', as_of: null, words: 'This figure comes from our office.' },
  { source: 'Google reviews', as_of: null, words: 'Google reviews' },
  { source: '', as_of: '2026-11-16', words: 'Read on November 16, 2026' },
  { source: 'Google reviews', as_of: '2026-11-16', words: 'Google reviews, read on November 16, 2026' },
])('the rating stands with its source and its date: $words', ({ words, ...known }) => {
  const { main } = testimonialsPage({ rating: { value: 4.9, count: 50, ...known } })
  expect(plain(main)).toMatch(new RegExp(`4\\.9 of 5 from 50 reviews[\\d\\s]*${words}`))
})

test('without a review the page says where the rating comes from, how work is shown, and how to send one', () => {
  const { main, business } = testimonialsPage({ review: null })
  expect(plain(main)).toContain('4.9 of 5 is the average of 50 reviews. The figure comes from our office.')
  expect(main).toContain('<h3>How we show finished work</h3>')
  expect(main).toContain('href="/projects"')
  expect(testimonialsPage({ review: null, rating: null }).main).not.toContain('Where the rating comes from')
  expect(main).toContain('<h2>No customer reviews here yet</h2>')
  expect(main).not.toMatch(/<blockquote|★/)
  expect(business).not.toHaveProperty('review')
  for (const way of ['tel:+13305550142', 'mailto:hello@missionrestore.example', '/contact'])
    expect(main.slice(main.indexOf('<h2>Write a review'))).toContain(`href="${way}"`)
})

function testimonialsPage(facts: Partial<CompanyFacts>) {
  const page = findPage('/testimonials')
  if (!page) throw new Error('There is no page of testimonials.')
  const { html } = renderPage(page, aSite(facts))
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  return {
    main: html.slice(html.indexOf('<main'), html.indexOf('<footer')),
    business: JSON.parse(data)['@graph'][0],
  }
}

/** What a reader sees of a piece of a page. */
function plain(html: string) {
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
}
