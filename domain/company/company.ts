import * as z from 'zod'
import { defineEvent } from '#platform/event.ts'
import { text } from '#platform/text.ts'

const required = (max: number) => text(max).min(1, 'Please fill this in.')
const Link = z.object({
  label: required(80),
  url: z.url({ protocol: /^https$/, error: 'Please give an https address.' }),
})
const Badge = z.object({ title: required(40), detail: text(80) })

/** The most stars that anyone can give. */
export const bestRating = 5

/** What the company says of itself. One row, read by pages, structured data, mail, chat and papers alike. */
export const CompanyFacts = z.object({
  name: required(80),
  alternate_name: text(80),
  slogan: required(120),
  description: required(300),
  phone: z.string().regex(/^\+1\d{10}$/, 'Please give a ten-digit phone number.'),
  email: z.email('Please give an e-mail address.'),
  /** Where a mail about each new request goes; null sends none. */
  office_recipient: z.email('Please give an e-mail address.').nullable(),
  address: z.object({
    street: text(120),
    locality: required(80),
    region: required(40),
    postal_code: text(12),
    country: required(2),
  }),
  geo: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  founding_year: z.int().min(1900).max(2100),
  founder: text(120),
  price_range: text(8),
  badges: z.array(Badge).length(4),
  years_claim: text(40),
  rating: z.object({ value: z.number().min(1).max(bestRating), count: z.int().min(1) }).nullable(),
  review: z
    .object({ author: required(80), text: required(1000), stars: z.int().min(1).max(bestRating) })
    .nullable(),
  partner_links: z.array(Link).max(6),
  social_links: z.array(Link).max(6),
  pa_hic_number: text(20).nullable(),
  /** Id of the tag service; null loads none. */
  analytics_id: z
    .string()
    .regex(/^[A-Z0-9-]{4,20}$/)
    .nullable(),
})
export type CompanyFacts = z.output<typeof CompanyFacts>

/** Facts with the count of their changes, so that two people cannot overwrite each other. */
export type Company = CompanyFacts & { revision: number }

export const companyChanged = defineEvent(
  'company.changed',
  z.object({ company_id: z.uuid(), revision: z.int() }),
  'company_id',
)

/** The company as the subject of events: there is one. */
export const companyId = '01930000-0000-7000-8000-0000000000c0'
