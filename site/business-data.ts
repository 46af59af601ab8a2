import { cities, counties, areaTitle } from '#domain/areas/areas.ts'
import { services } from '#domain/services/services.ts'
import type { Company } from '#domain/company/company.ts'
import { logoSize } from '#look/logo.ts'
import type { Asked, Page, SiteContext } from './page.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const bestRating = 5

/** schema.org for search engines, as text that can stand inside a script element. */
export function businessData(page: Page, site: SiteContext) {
  const graph = [
    business(page, site),
    ...(page.trail ? [breadcrumbs(page, site)] : []),
    ...(page.questions ? [questionsAsked(page.questions)] : []),
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

function business(page: Page, { company, publicUrl, assets }: SiteContext) {
  return {
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#business`,
    name: company.name,
    alternateName: company.alternate_name,
    description: company.description,
    url: `${publicUrl}/`,
    telephone: company.phone,
    email: company.email,
    foundingDate: `${company.founding_year}`,
    founder: { '@type': 'Person', description: company.founder },
    logo: { '@type': 'ImageObject', url: publicUrl + assets.urls.logo, ...logoSize },
    image: publicUrl + assets.urls.logo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      postalCode: company.address.postal_code,
      addressCountry: company.address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: company.geo.lat, longitude: company.geo.lon },
    areaServed: areaServed(),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: week,
      opens: '00:00',
      closes: '23:59',
      description: '24/7 Emergency Services Available',
    },
    priceRange: company.price_range,
    paymentAccepted: 'Cash, Credit Card, Insurance',
    currenciesAccepted: 'USD',
    hasOfferCatalog: offerCatalog(page.serviceNames ?? services.map(({ name }) => name)),
    slogan: company.slogan,
    knowsAbout: ['Structural drying', 'Soot removal', 'Mold containment', 'Sewage cleanup'],
    memberOf: {
      '@type': 'Organization',
      name: 'Institute of Inspection, Cleaning and Restoration Certification',
      url: 'https://iicrc.org/',
    },
    sameAs: company.social_links.map(({ url }) => url),
    ...ratings(company),
  }
}

function areaServed() {
  const inOhio = cities.filter(({ state }) => state === 'OH')
  return [
    ...inOhio.map((city) => ({ '@type': 'City', name: areaTitle(city) })),
    ...counties.map((county) => ({ '@type': 'AdministrativeArea', name: areaTitle(county) })),
  ]
}

function offerCatalog(names: readonly string[]) {
  return {
    '@type': 'OfferCatalog',
    name: 'Restoration services',
    itemListElement: names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  }
}

function ratings({ rating, review }: Company) {
  return {
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating,
      },
    }),
    ...(review && {
      review: {
        '@type': 'Review',
        author: { '@type': 'Person', name: review.author },
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating },
      },
    }),
  }
}

function breadcrumbs(page: Page, { publicUrl }: SiteContext) {
  const steps = [{ path: '/', crumb: 'Home' }, ...(page.trail ?? []), page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, crumb }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb,
      item: publicUrl + path,
    })),
  }
}

function questionsAsked(questions: readonly Asked[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
