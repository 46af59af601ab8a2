import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { areas } from '#domain/areas/areas.ts'
import { Phone } from '#domain/leads/phone-field.ts'
import { localPurposes } from './purposes.ts'

/** So many days ago someone may have called, and confirm it today. */
export const oldestCallDays = 30

const slugs = areas.map(({ slug }) => slug)
const place = 'Choose places from the list.'

/** The fields of a number that a person can edit. */
const Facts = z.object({
  purposes: z
    .array(z.enum(localPurposes, 'Choose what the number is for.'))
    .min(1, 'Choose what the number is for.')
    .max(localPurposes.length, 'Choose each option only once.')
    .transform((chosen) => localPurposes.filter((purpose) => chosen.includes(purpose))),
  operator: line(100).min(1, 'Enter the utility or office.'),
  /** Null while it is not known. */
  number: Phone.nullable().default(null),
  /** When someone answers; empty where it is not known. */
  hours: line(80).default(''),
  /** Slugs of the places whose pages show it. */
  serves: z
    .array(z.enum(slugs, place), place)
    .max(slugs.length, place)
    .transform((chosen) => slugs.filter((slug) => chosen.includes(slug))),
})
export type NumberFacts = z.output<typeof Facts>

/** `id` is made by the client, so that sending twice is harmless. */
export const NewNumber = Facts.extend({ id: MadeId })
export type NewNumber = z.output<typeof NewNumber>

const revision = z.int().min(1)

/** A change carries the revision that it was made from. */
export const NumberChange = Facts.extend({ revision })
export type NumberChange = z.output<typeof NumberChange>

/** Someone called it on that day, and it is right. */
export const Confirmation = z.object({ confirmed_on: z.iso.date('Enter a date.'), revision })
export type Confirmation = z.output<typeof Confirmation>

export const NumberRevision = z.object({ revision })

/** The fields of a number that can change, and that undo restores. */
export const StoredNumber = z.object({
  purposes: z.array(z.enum(localPurposes)),
  operator: z.string(),
  number: z.string().nullable(),
  hours: z.string(),
  serves: z.array(z.string()),
  confirmed_on: z.iso.date().nullable(),
  confirmed_by: z.uuid().nullable(),
})
export type StoredNumber = z.output<typeof StoredNumber>

const Source = z.object({ url: z.url(), quote: z.string(), date: z.string() })

/** A number as people of the portal see it, with where it was found. */
export const LocalNumber = StoredNumber.omit({ confirmed_by: true }).extend({
  id: z.uuid(),
  revision: z.int(),
  /** Places that it may serve; no source says so. */
  may_serve: z.array(z.string()),
  sources: z.array(Source),
  note: z.string(),
  /** The name of who called. */
  confirmed_by: z.string().nullable(),
})
export type LocalNumber = z.output<typeof LocalNumber>

/** An entry of the history of a number: the last part of the event's name, and what stood before and after. */
export const NumberEntry = z.object({
  what: z.enum([
    'added',
    'changed',
    'confirmed',
    'withdrawn',
    'removed',
    'undone',
    'reminder_mailed',
    'expired',
  ]),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  before: StoredNumber.omit({ confirmed_by: true }).nullable(),
  after: StoredNumber.omit({ confirmed_by: true }).nullable(),
})
export type NumberEntry = z.output<typeof NumberEntry>
