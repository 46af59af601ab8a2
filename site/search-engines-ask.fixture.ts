import * as z from 'zod'

// What Google's documentation of each kind of structured data lists as required, and the recommended fields we always have.

const Text = z.string().min(1)
const Address = z.url({ protocol: /^https$/ })
const Reference = z.strictObject({ '@id': Address })
const Place = z.strictObject({ '@type': z.enum(['City', 'AdministrativeArea', 'Place']), name: Text })
const Pixels = z.int().positive()
const Rating = {
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
}

export const Business = z.strictObject({
  '@type': z.tuple([z.literal('LocalBusiness'), z.literal('HomeAndConstructionBusiness')]),
  '@id': Address,
  name: Text,
  alternateName: Text.optional(),
  description: Text,
  url: Address,
  telephone: z.string().regex(/^\+1\d{10}$/),
  email: z.email(),
  foundingDate: z.string().regex(/^\d{4}$/),
  founder: z.strictObject({ '@type': z.literal('Person'), description: Text }),
  logo: z.strictObject({ '@type': z.literal('ImageObject'), url: Address, width: Pixels, height: Pixels }),
  image: Address,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: Text,
    addressLocality: Text,
    addressRegion: Text,
    postalCode: Text,
    addressCountry: z.string().length(2),
  }),
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  areaServed: z.array(Place).min(1),
  openingHoursSpecification: z.strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z.array(Text).length(7),
    opens: z.string().regex(/^\d\d:\d\d$/),
    closes: z.string().regex(/^\d\d:\d\d$/),
    description: Text,
  }),
  // Longer ones are not read.
  priceRange: Text.max(99),
  paymentAccepted: Text,
  currenciesAccepted: z.string().length(3),
  hasOfferCatalog: z.strictObject({
    '@type': z.literal('OfferCatalog'),
    name: Text,
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('Offer'),
          itemOffered: z.strictObject({ '@type': z.literal('Service'), name: Text }),
        }),
      )
      .min(1),
  }),
  slogan: Text,
  knowsAbout: z.array(Text).min(1),
  memberOf: z.strictObject({ '@type': z.literal('Organization'), name: Text, url: Address }),
  sameAs: z.array(Address),
  aggregateRating: z
    .strictObject({ '@type': z.literal('AggregateRating'), ...Rating, reviewCount: z.int().positive() })
    .optional(),
  review: z
    .strictObject({
      '@type': z.literal('Review'),
      author: z.strictObject({ '@type': z.literal('Person'), name: Text.max(99) }),
      reviewBody: Text,
      reviewRating: z.strictObject({ '@type': z.literal('Rating'), ...Rating }),
    })
    .optional(),
})

const WebSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': Address,
  url: Address,
  name: Text,
  alternateName: Text.optional(),
  publisher: Reference,
})

const BreadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: Text,
        item: Address,
      }),
    )
    .min(2),
})

const Service = z.strictObject({
  '@type': z.literal('Service'),
  '@id': Address,
  name: Text,
  description: Text,
  url: Address,
  provider: Reference,
  areaServed: z.array(Place).min(1),
})

const FAQPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: Text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: Text }),
      }),
    )
    .min(1),
})

const Node = z.union([WebSite, BreadcrumbList, Service, FAQPage])

/** A page's whole record. Fields that nothing here speaks of are refused: they would be misspelled, or nobody reads them. */
export const Record = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([Business], Node),
})
