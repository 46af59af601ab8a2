import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { aSite } from './a-site.ts'
import { businessData } from './business-data.ts'
import type { Page, SiteContext } from './page.ts'
import { renderPage } from './render.tsx'
import { findPage, pages } from './routes.ts'

test('search engines read the facts of the company', () => {
  const [business] = graphOf('/')
  expect(business).toMatchObject({
    '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
    '@id': 'https://restore.example/#business',
    name: firstFacts.name,
    alternateName: firstFacts.alternate_name,
    telephone: firstFacts.phone,
    email: firstFacts.email,
    foundingDate: '2017',
    logo: { url: 'https://restore.example/assets/logo.png', width: 286, height: 134 },
    address: { addressLocality: 'Columbiana', addressRegion: 'OH', addressCountry: 'US' },
    openingHoursSpecification: {
      opens: '00:00',
      closes: '23:59',
      description: '24/7 Emergency Services Available',
    },
    priceRange: '$$',
    paymentAccepted: 'Cash, Credit Card, Insurance',
    currenciesAccepted: 'USD',
    slogan: firstFacts.slogan,
    sameAs: firstFacts.social_links.map(({ url }) => url),
    aggregateRating: { ratingValue: 4.9, reviewCount: 50 },
  })
  expect(business.openingHoursSpecification.dayOfWeek).toHaveLength(7)
  expect(business.areaServed.map(({ name }: { name: string }) => name)).toContain(
    'Beaver County, Pennsylvania',
  )
})

test('what the company does not have is left out', () => {
  const [business] = graphOf('/', aSite({ rating: null, review: null }))
  expect(business).not.toHaveProperty('aggregateRating')
  expect(business).not.toHaveProperty('review')
})

test('without its badge no page claims that the IICRC certified the company', () => {
  const badges = firstFacts.badges.map((badge) => ({ ...badge, title: 'Insured' }))
  const claims = /IICRC certified\b(?! firm)|Certified Firm|Institute of Inspection/i
  const claiming = (site: SiteContext) =>
    pages.filter((page) => claims.test(renderPage(page, site).html)).map(({ path }) => path)
  expect(claiming(aSite())).toEqual(
    expect.arrayContaining(['/', '/certifications', '/services/mold-remediation']),
  )
  expect(claiming(aSite({ badges, partner_links: [] }))).toEqual([])
})

test('a review is shown with its author and stars', () => {
  const review = { author: 'A. Person', text: 'Dry again.', stars: 5 }
  expect(graphOf('/', aSite({ review }))[0].review).toMatchObject({
    author: { name: 'A. Person' },
    reviewBody: 'Dry again.',
    reviewRating: { ratingValue: 5 },
  })
})

test('what is asked and answered on a page is told, as it stands there', () => {
  const page = pageAt('/service-areas/hubbard-oh')
  const faq = nodeOf('/service-areas/hubbard-oh', 'FAQPage')
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    page.questions?.map(({ question }) => question),
  )
  expect(nodeOf('/', 'FAQPage')).toBeUndefined()
})

test('a page may name services of its own', () => {
  const names = (page: Page) =>
    read(businessData(page, aSite()))[0].hasOfferCatalog.itemListElement.map(
      (offer: { itemOffered: { name: string } }) => offer.itemOffered.name,
    )
  expect(names(pageAt('/'))).toHaveLength(5)
  expect(names({ ...pageAt('/'), serviceNames: ['Crawl spaces'] })).toEqual(['Crawl spaces'])
})

test('the page of a place claims no other place', () => {
  const served = (path: string) => graphOf(path)[0].areaServed
  expect(served('/service-areas/hubbard-oh')).toEqual([{ '@type': 'City', name: 'Hubbard, Ohio' }])
  expect(served('/service-areas/lawrence-county-pa')).toEqual([
    { '@type': 'AdministrativeArea', name: 'Lawrence County, Pennsylvania' },
  ])
  expect(served('/service-areas/pulaski-pa')).toHaveLength(1)
})

test('a service is told on its own page, as what the one company does wherever it works', () => {
  const service = nodeOf('/services/fire-damage', 'Service')
  expect(service).toMatchObject({
    '@id': 'https://restore.example/services/fire-damage#service',
    name: 'Fire Damage',
    url: 'https://restore.example/services/fire-damage',
    provider: { '@id': graphOf('/')[0]['@id'] },
    areaServed: graphOf('/')[0].areaServed,
  })
  expect(nodeOf('/', 'Service')).toBeUndefined()
})

test('the site has the name of the company, and its address is the same from every page', () => {
  for (const path of ['/', '/contact'])
    expect(nodeOf(path, 'WebSite')).toEqual({
      '@type': 'WebSite',
      '@id': 'https://restore.example/#website',
      url: 'https://restore.example/',
      name: firstFacts.name,
      alternateName: firstFacts.alternate_name,
      publisher: { '@id': 'https://restore.example/#business' },
    })
})

test('the way to a town goes through its county', () => {
  const trail = nodeOf('/service-areas/hubbard-oh', 'BreadcrumbList')
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://restore.example/',
    'https://restore.example/service-areas/trumbull-county-oh',
    'https://restore.example/service-areas/hubbard-oh',
  ])
})

test('no fact can close the script that holds it', () => {
  const text = businessData(pageAt('/'), aSite({ name: '</script><script>alert(1)' }))
  expect(text).not.toContain('<')
  expect(read(text)[0].name).toBe('</script><script>alert(1)')
})

function graphOf(path: string, site = aSite()) {
  return read(businessData(pageAt(path), site))
}

function nodeOf(path: string, type: string) {
  return graphOf(path).find((node: { '@type': string }) => node['@type'] === type)
}

function read(text: string) {
  return JSON.parse(text)['@graph']
}

function pageAt(path: string) {
  const page = findPage(path)
  if (!page) throw new Error(`There is no ${path}.`)
  return page
}
