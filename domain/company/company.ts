import * as z from 'zod'
import { line, text, tooLong } from '#platform/text/text.ts'
import { Phone } from '#domain/leads/phone-field.ts'
import { day, required } from './fields.ts'
import { badgeCount, bestRating, factLengths, mostLinks } from './fact-limits.ts'
import { PeopleFact } from './people.ts'

const { address, badge, link, rating, review } = factLengths

const Email = z.email('Enter a valid email address.').max(factLengths.email, tooLong(factLengths.email))
const Link = z.object({
  label: required(link.label),
  url: text(link.url).regex(/^https:\/\/[^\s/?#@]+\.[^\s]+$/, 'Enter an address that starts with https://.'),
})
const Links = z.array(Link).max(mostLinks, `You can add up to ${mostLinks} links.`)
const Badge = z.object({ title: required(badge.title), detail: line(badge.detail) })
const degrees = (most: number) => {
  const sentence = `Enter degrees between -${most} and ${most}.`
  return z.number(sentence).min(-most, sentence).max(most, sentence)
}
const longestCallBack = 240
const minutes = `Enter a whole number of minutes from 1 to ${longestCallBack}.`
const years = { first: 1900, last: 2100 } as const
const year = `Enter a year between ${years.first} and ${years.last}.`
const stars = `Enter a number of stars from 1 to ${bestRating}.`
const reviews = 'Enter the number of reviews.'
const insured = 'Enter an amount such as 1,000,000.'
/** In cents. */
const Insured = z.int(insured).min(1, insured).max(1_000_000_000_00, insured)

const Rating = z.object({
  value: z.number(stars).min(1, stars).max(bestRating, stars),
  count: z.int(reviews).min(1, reviews),
  /** Where the reviews are published, such as "Google reviews". */
  source: line(rating.source),
  /** The day on which the figure was read there. */
  as_of: day.nullable(),
})

/** The company's details. One row, used by pages, structured data, email, chat and documents. */
export const CompanyFacts = z.object({
  name: required(factLengths.name),
  alternate_name: line(factLengths.alternate_name),
  slogan: required(factLengths.slogan),
  description: required(factLengths.description),
  phone: Phone,
  email: Email,
  /** Where a mail about each new request goes; null sends none. */
  office_recipient: Email.nullable(),
  /** How soon a person calls back after a request; null promises no time. */
  call_back_minutes: z.int(minutes).min(1, minutes).max(longestCallBack, minutes).nullable(),
  address: z.object({
    street: line(address.street),
    locality: required(address.locality),
    region: required(address.region),
    postal_code: line(address.postal_code),
    country: required(address.country),
  }),
  geo: z.object({ lat: degrees(90), lon: degrees(180) }),
  founding_year: z.int(year).min(years.first, year).max(years.last, year),
  founder: line(factLengths.founder),
  price_range: line(factLengths.price_range),
  badges: z.array(Badge).length(badgeCount, `Enter exactly ${badgeCount} badges.`),
  years_claim: line(factLengths.years_claim),
  rating: Rating.nullable(),
  review: z
    .object({
      author: required(review.author),
      text: required(review.text),
      stars: z.int(stars).min(1, stars).max(bestRating, stars),
    })
    .nullable(),
  people: PeopleFact,
  partner_links: Links,
  social_links: Links,
  pa_hic_number: line(factLengths.pa_hic_number).nullable(),
  /** What papers say of the company beside that; null is asked on each paper. */
  injury_insurance: Insured.nullable(),
  property_insurance: Insured.nullable(),
  /** The title and the date of the price list that customers are given. */
  price_list: line(factLengths.price_list).nullable(),
  /** Id of the tag service; null loads none. */
  analytics_id: z
    .string()
    .regex(
      new RegExp(`^[A-Z0-9-]{4,${factLengths.analytics_id}}$`),
      'Enter the ID as the service shows it, with capital letters, digits and dashes.',
    )
    .nullable(),
})
export type CompanyFacts = z.output<typeof CompanyFacts>
export type FactName = keyof CompanyFacts
const FactName = CompanyFacts.keyof()
export const factNames: readonly FactName[] = FactName.options

/** The facts as a row holds them: one from before a fact could be given does not have it, and says nothing of it. */
const StoredFacts = CompanyFacts.extend({
  call_back_minutes: CompanyFacts.shape.call_back_minutes.default(null),
  rating: Rating.extend({
    source: Rating.shape.source.default(''),
    as_of: Rating.shape.as_of.default(null),
  }).nullable(),
  people: PeopleFact.default([]),
  injury_insurance: CompanyFacts.shape.injury_insurance.default(null),
  property_insurance: CompanyFacts.shape.property_insurance.default(null),
  price_list: CompanyFacts.shape.price_list.default(null),
})

export function readFacts(stored: unknown): CompanyFacts {
  return StoredFacts.parse(stored)
}

/** Facts with the count of their changes, so that two people cannot overwrite each other. */
export type Company = CompanyFacts & { revision: number }

/** The facts as they are sent and asked for; a change carries the revision that it was made from. */
export const CompanyRevision = z.object({ facts: CompanyFacts, revision: z.int().min(1) })
export type CompanyRevision = z.output<typeof CompanyRevision>

export const CompanyVersion = CompanyRevision.extend({
  at: z.iso.datetime(),
  /** Null: the facts that the company was founded with. */
  by: z.string().nullable(),
  /** Those that differ from the version before. */
  changed: z.array(FactName),
  /** What these said before. */
  before: CompanyFacts.partial(),
})
export type CompanyVersion = z.output<typeof CompanyVersion>

export const CompanyVersionPage = z.object({ items: z.array(CompanyVersion), next: z.string().nullable() })
export type CompanyVersionPage = z.output<typeof CompanyVersionPage>

/** Of these events tell that they changed, not to what: an address of the office, and people who may want to be forgotten. */
export const untoldFacts: readonly FactName[] = ['office_recipient', 'people']

/** The company as the subject of events: there is one. */
export const companyId = '01930000-0000-7000-8000-0000000000c0'
