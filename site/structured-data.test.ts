import { expect, test } from 'vitest'
import { aSite } from './a-site.ts'
import { renderPage } from './render.tsx'
import { findPage, notFoundPage, pages } from './routes.ts'
import { Record } from './search-engines-ask.fixture.ts'

const review = { author: 'A. Person', text: 'Dry again & “quick”.', stars: 5 }
const site = aSite({ review })
const told = pages.map((page) => ({ path: page.path, ...read(renderPage(page, site).html) }))

test('every page tells search engines all that they ask for, each thing once', () => {
  expect(told).toHaveLength(85)
  for (const { path, nodes } of told) {
    const types = nodes.map((node) => String(node['@type']))
    expect(new Set(types).size, path).toBe(types.length)
  }
})

test('what is told as asked and answered stands on the page, word for word', () => {
  const said = told.flatMap(({ nodes, text }) =>
    nodes.flatMap((node) =>
      node['@type'] === 'FAQPage'
        ? node.mainEntity.flatMap(({ name, acceptedAnswer }) => [
            { sentence: name, text },
            { sentence: acceptedAnswer.text, text },
          ])
        : [],
    ),
  )
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter(({ sentence, text }) => !text.includes(sentence))).toEqual([])
})

test('T15: what customers gave is told where it is shown, and is what is shown', () => {
  const rated = told.filter(({ business }) => business.aggregateRating)
  expect(rated.map(({ path }) => path)).toEqual(['/', '/testimonials'])
  for (const { business, text } of rated) {
    const { ratingValue, reviewCount } = business.aggregateRating ?? {}
    expect(text).toContain(`${ratingValue} of 5 from ${reviewCount} reviews`)
    expect(text).toContain(business.review?.reviewBody)
  }
  for (const { path } of rated)
    expect(htmlOf(path, aSite({ rating: null, review: null }))).not.toMatch(/aggregateRating|of 5|A\. Person/)
})

test('a page that is nowhere tells of the company and its site alone', () => {
  const { nodes } = read(renderPage(notFoundPage, site).html)
  expect(nodes.map((node) => node['@type'])).toEqual(['WebSite'])
})

function htmlOf(path: string, site = aSite()) {
  const page = findPage(path)
  return page ? renderPage(page, site).html : ''
}

function read(html: string) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const [business, ...nodes] = Record.parse(JSON.parse(json))['@graph']
  return { business, nodes, text: textOf(html) }
}

/** What stands in the page for a reader. */
function textOf(html: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const signs = new Map([
    ['&amp;', '&'],
    ['&#x27;', "'"],
    ['&quot;', '"'],
  ])
  return main.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, (sign) => signs.get(sign) ?? sign)
}
