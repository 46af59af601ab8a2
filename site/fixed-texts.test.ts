import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { aSite } from './a-site.ts'
import { renderPage } from './render.tsx'
import { notFoundPage, pages } from './routes.ts'

/**
 * The texts that the specification fixes letter for letter, by where they have to be. An editor may rewrite any other text;
 * these change only with the specification.
 */
const fixed = {
  everyPage: ['VETERAN OWNED AND OPERATED', 'Loading...'],
  navigation: [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/services', 'Services'],
    ['/certifications', 'Our Commitments'],
    ['/projects', 'Projects'],
    ['/testimonials', 'Testimonials'],
    ['/contact', 'Contact'],
  ],
  footer: [
    '/services',
    '/about',
    '/certifications',
    '/faq',
    '/contact',
    '/privacy',
    '/service-areas/columbiana-county-oh',
    '/service-areas/mahoning-county-oh',
    '/service-areas/trumbull-county-oh',
    '/service-areas/beaver-county-pa',
    '/service-areas/lawrence-county-pa',
  ],
  home: {
    hero: ['MISSION: RESTORE', '24/7', 'EMERGENCY', 'REQUEST SERVICE'],
    badges: ['24/7 Available', 'IICRC Certified', '15+ Years Experience', 'Fast Response'],
    services: ['Our Services', 'VIEW ALL SERVICES'],
    cards: [
      '/services/water-damage',
      '/services/fire-damage',
      '/services/mold-remediation',
      '/services/trauma-cleanup',
      '/services/basement-restoration',
      '/services',
    ],
    why: [
      'Why Choose',
      'Veteran-Led Team',
      'Advanced Equipment',
      'Insurance Assistance',
      'Quality Guarantee',
    ],
    trust: ['certified', 'Licensed and insured', 'Veteran owned', '15+ years'],
  },
  slogan: 'Mission: Restore - Military Precision in Disaster Recovery',
  structured: {
    hours: '24/7 Emergency Services Available',
    opens: '00:00',
    closes: '23:59',
    founded: '2017',
    founder: 'US Army veteran',
    price: '$$',
    logo: { width: 286, height: 134 },
    rating: { ratingValue: 4.9, reviewCount: 50 },
  },
  region: 'Northeast Ohio and Western PA',
} as const

const site = aSite()
const rendered = [...pages, notFoundPage].map((page) => {
  const { html } = renderPage(page, site)
  return { path: page.path, html, text: textOf(html) }
})
const home = htmlOf('/')

test('every page has the banner, the navigation in its order, the footer and the spinner', () => {
  for (const { path, html, text } of rendered) {
    for (const words of [...fixed.everyPage, fixed.slogan, fixed.region, firstFacts.email])
      expect(text, `${path}: ${words}`).toContain(words)
    expect(linksIn(between(html, '<nav id="menu"', '</nav>')), path).toEqual(fixed.navigation)
    const foot = linksIn(between(html, '<footer class="foot"', '</footer>')).map(([path]) => path)
    expect(
      fixed.footer.filter((link) => !foot.includes(link)),
      path,
    ).toEqual([])
  }
})

test('the home page has each text that is fixed for it, in its section', () => {
  const { hero, badges, services, cards, why, trust } = fixed.home
  const sections = [
    { from: 'class="hero"', words: hero },
    { from: 'class="badges"', words: badges },
    { from: 'class="asked"', words: services },
    { from: 'class="wrap section why"', words: why },
    { from: 'class="trust"', words: trust },
    { from: 'class="final"', words: [displayPhone(firstFacts.phone)] },
  ]
  for (const { from, words } of sections) {
    const text = textOf(between(home, from, '</section>'))
    expect(
      words.filter((each) => !text.includes(each)),
      from,
    ).toEqual([])
  }
  const grid = linksIn(between(home, 'class="cards"', '</ul>')).map(([path]) => path)
  // What to do first may say 911, which is a link wherever it stands.
  expect(grid.filter((path) => path !== 'tel:911')).toEqual(cards)
  const links = linksIn(home)
  expect(links).toContainEqual(['/contact', 'REQUEST SERVICE'])
  expect(links).toContainEqual(['/services', 'VIEW ALL SERVICES'])
  expect(between(home, 'class="hero"', '</section>')).toContain(`href="tel:${firstFacts.phone}"`)
})

test('search engines get the facts that are fixed', () => {
  const { hours, opens, closes, founded, founder, price, logo, rating } = fixed.structured
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? ''
  const business = JSON.parse(data)['@graph'][0]
  expect(business).toMatchObject({
    slogan: fixed.slogan,
    foundingDate: founded,
    priceRange: price,
    logo,
    aggregateRating: rating,
    openingHoursSpecification: { description: hours, opens, closes },
  })
  expect(business.founder.description).toContain(founder)
})

test('no page promises stars in search results', () => {
  const promise = /\bstars?\b[^.]*\bsearch (?:results|engines)|\bsearch (?:results|engines)[^.]*\bstars?\b/i
  expect(rendered.filter(({ text }) => promise.test(text)).map(({ path }) => path)).toEqual([])
})

function htmlOf(path: string) {
  const page = rendered.find((page) => page.path === path)
  if (!page) throw new Error(`There is no ${path}.`)
  return page.html
}

function between(html: string, from: string, to: string) {
  const start = html.indexOf(from)
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start))
}

function linksIn(html: string) {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, path, words = '']) => [
    path,
    textOf(words).trim(),
  ])
}

/** What a reader sees, without the space that inline elements leave in the markup. */
function textOf(html: string) {
  return html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(?:em|b|small|span|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
