import type {
  AggregateRatingLeaf,
  HomeAndConstructionBusinessLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OfferCatalogLeaf,
  ReviewLeaf,
} from 'schema-dts'
import type { Company } from '#domain/company/company.ts'
import { bestRating } from '#domain/company/fact-limits.ts'
import { iicrcBadge } from '#domain/company/iicrc.ts'
import { services } from '#domain/services/services.ts'
import { logoSize } from '#look/logo.ts'
import { placesServed } from './places-served.ts'
import type { Page, SiteContext } from './page.ts'

type Business = MergeLeafTypes<[LocalBusinessLeaf, HomeAndConstructionBusinessLeaf]>

const iicrc = {
  '@type': 'Organization',
  name: 'Institute of Inspection, Cleaning and Restoration Certification',
  url: 'https://iicrc.org/',
} as const

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** One company, whichever page speaks of it. */
export function businessId(publicUrl: string) {
  return `${publicUrl}/#business`
}

export function businessRecord(page: Page, { company, publicUrl, assets }: SiteContext) {
  const logo = publicUrl + assets.urls.logo
  const record: Business = {
    '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
    '@id': businessId(publicUrl),
    name: company.name,
    alternateName: company.alternate_name || undefined,
    description: company.description,
    url: `${publicUrl}/`,
    telephone: company.phone,
    email: company.email,
    foundingDate: `${company.founding_year}`,
    founder: { '@type': 'Person', description: company.founder },
    image: logo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      postalCode: company.address.postal_code,
      addressCountry: company.address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: company.geo.lat, longitude: company.geo.lon },
    areaServed: placesServed(page.area),
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
    ...(iicrcBadge(company) && { memberOf: iicrc }),
    sameAs: company.social_links.map(({ url }) => url),
    ...(page.showsRating && whatCustomersSay(company)),
  }
  // The vocabulary writes lengths as texts; search engines read the pixels of a picture as numbers.
  return { ...record, logo: { '@type': 'ImageObject', url: logo, ...logoSize } }
}

function offerCatalog(names: readonly string[]): OfferCatalogLeaf {
  return {
    '@type': 'OfferCatalog',
    name: 'Restoration services',
    itemListElement: names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  }
}

function whatCustomersSay({ rating, review }: Company) {
  return {
    ...(rating && { aggregateRating: aggregateRating(rating) }),
    ...(review && { review: sampleReview(review) }),
  }
}

function aggregateRating({ value, count }: NonNullable<Company['rating']>): AggregateRatingLeaf {
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating }
}

function sampleReview({ author, text, stars }: NonNullable<Company['review']>): ReviewLeaf {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating },
  }
}
