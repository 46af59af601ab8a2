import * as z from 'zod'
import { Phone } from '#domain/leads/phone-field.ts'
import { Day } from '#domain/company/day.ts'
import { line, text } from '#platform/text/text.ts'
import * as choices from './choices.ts'
import { accessWays, vulnerable } from './site-choices.ts'
import { lossTypes } from './loss-types.ts'
import { sources } from './sources.ts'

const yesNo = oneOf(choices.yesNo)
const Email = z.email('Enter a valid email address.').max(200)
const feet = z.number().min(0, 'Enter 0 or more.').max(1_000_000, 'Enter a smaller number.')

/** Facts that stand in the row of the request, since its customer can change them too. */
export const requestFacts = {
  name: line(120, 'Enter the name.').min(1, 'Enter the name.'),
  phone: Phone,
  town: line(120),
  text_consent: z.boolean(),
}

const callerFacts = {
  channel: oneOf(choices.channels),
  relation: oneOf(choices.relations),
  phone2: Phone,
  email: Email,
  contact_way: oneOf(choices.contactWays),
  language: oneOf(choices.languages),
  number_read_back: z.boolean(),
  owner_name: line(120),
  owner_phone: Phone,
  owner_email: Email,
  owner_address: line(200),
}

const siteFacts = {
  address: line(160),
  unit: line(40),
  state: z.string().regex(/^[A-Z]{2}$/, 'Enter the two letters of the state.'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'Enter a 5-digit ZIP code.'),
  property_type: oneOf(choices.propertyTypes),
  property_use: line(80),
  year_built: z.int('Enter a year.').min(1600, 'Enter a year from 1600 on.').max(2200, 'Enter a year.'),
  occupied: yesNo,
  stories: z.int('Enter a number of stories.').min(1).max(200),
  basement: oneOf(choices.basements),
  access_way: oneOf(accessWays),
  access_note: text(500),
  key_holder: line(160),
  pets: line(200),
  parking: line(200),
  power_on: yesNo,
  gas_on: yesNo,
  water_on: yesNo,
}

const hazardFacts = {
  hurt: yesNo,
  electricity: yesNo,
  gas: yesNo,
  ceiling: yesNo,
  sewage: yesNo,
  sharps: yesNo,
  vulnerable: z.array(oneOf(vulnerable)).max(10),
  /** The sentence that was read aloud, and when. */
  read_aloud: z.object({ key: line(40), at: z.iso.datetime() }),
}

const lossFacts = {
  loss_type: oneOf(lossTypes),
  loss_secondary: oneOf(lossTypes),
  activity: oneOf(choices.activity),
  found: oneOf(choices.found),
  found_on: Day,
  began: oneOf(choices.began),
  began_on: Day,
  source: oneOf(sources),
  source_note: line(160),
  shut_off: yesNo,
  standing_water: yesNo,
  /** In inches. */
  depth: z.number().min(0, 'Enter 0 or more.').max(600, 'Enter a depth in inches.'),
  rooms: z.array(line(60).min(1)).max(40),
  levels: z.int().min(1).max(50),
  materials: z.array(oneOf(choices.materials)).max(20),
  /** In square feet. */
  affected_area: feet,
  mold_area: feet,
  fire_out: yesNo,
  fire_released: yesNo,
  board_up: yesNo,
  police_released: yesNo,
  call_note: text(4000),
}

/** Seen with `claims.view`, changed with `claims.edit`. */
const claimFacts = {
  will_claim: oneOf(choices.yesNoUnsure),
  carrier: line(120),
  policy_number: line(60),
  claim_number: line(60),
  assignment_number: line(60),
  agent_name: line(120),
  agent_phone: Phone,
  adjuster_name: line(120),
  adjuster_phone: Phone,
  adjuster_email: Email,
  adjuster_company: line(120),
  adjuster_type: oneOf(choices.adjusterTypes),
  deductible_cents: z.int('Enter an amount.').min(0, 'Enter 0 or more.').max(1_000_000_00),
  coverage_note: text(2000),
  tpa_program: line(120),
  mortgage_company: line(120),
  direction_to_pay: yesNo,
}

const dispatchFacts = {
  /** What a person chose instead of the proposal, and why. */
  priority_override: z.object({
    priority: z.int().min(1).max(4),
    reason: line(200).min(1, 'Enter a reason.'),
  }),
  eta_promised_at: z.iso.datetime(),
  referral_source: oneOf(choices.referralSources),
  referral_name: line(120),
  tags: z.array(line(40).min(1)).max(20),
  po_number: line(60),
  site_contact: line(160),
  coi_needed: yesNo,
  business_hours: line(160),
}

/** All facts of a job but those of its request. What is absent is not known. */
export const StoredFacts = z
  .object({
    ...callerFacts,
    ...siteFacts,
    ...hazardFacts,
    ...lossFacts,
    ...claimFacts,
    ...dispatchFacts,
  })
  .partial()
export type StoredFacts = z.output<typeof StoredFacts>

export const storedNames = StoredFacts.keyof().options

/** All that is known of a job. */
export const JobFacts = z.object({ ...requestFacts, ...StoredFacts.shape }).partial()
export type JobFacts = z.output<typeof JobFacts>
export type FactName = keyof JobFacts

export const factNames = JobFacts.keyof().options
export const claimNames: readonly FactName[] = z.object(claimFacts).keyof().options

export function isOfClaim(name: string): boolean {
  return Object.hasOwn(claimFacts, name)
}

/** What changes: absent stays, null is taken out. Name and phone can't be taken out. */
export const FactChanges = z
  .strictObject(nullableShape(JobFacts.shape), 'This field is not known.')
  .partial()
  .refine(({ name, phone }) => name !== null && phone !== null, 'A name and a phone number are needed.')
export type FactChanges = z.output<typeof FactChanges>

type Nullable<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodOptional<infer Inner extends z.ZodType>
    ? z.ZodNullable<Inner>
    : never
}

function nullableShape<Shape extends Record<string, z.ZodOptional<z.ZodType>>>(shape: Shape): Nullable<Shape>
function nullableShape(shape: Record<string, z.ZodOptional<z.ZodType>>) {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.unwrap().nullable()]))
}

function oneOf<const Value extends string>(list: readonly { readonly value: Value }[]) {
  return z.enum(list.map(({ value }) => value))
}
