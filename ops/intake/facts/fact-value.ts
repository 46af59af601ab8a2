import * as choices from '#domain/jobs/facts/choices.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { sources } from '#domain/jobs/facts/sources.ts'
import type { FactName, JobFacts } from '#domain/jobs/facts/facts.ts'
import { displayPhone } from '#domain/leads/phone.ts'

type Options = readonly { readonly value: string; readonly label: string }[]

/** How a fact is entered and shown. */
export type FactKind =
  | { kind: 'choice'; options: Options }
  | { kind: 'several'; options: Options }
  | { kind: 'words' }
  | { kind: 'line'; inputMode?: 'tel' | 'email' | 'numeric' }
  | { kind: 'text' }
  | { kind: 'number'; unit: string; isDecimal?: true }
  | { kind: 'dollars' }
  | { kind: 'day' }
  | { kind: 'yes' }

const yesNo: FactKind = { kind: 'choice', options: choices.yesNo }
const line: FactKind = { kind: 'line' }
const phone: FactKind = { kind: 'line', inputMode: 'tel' }
const email: FactKind = { kind: 'line', inputMode: 'email' }
const text: FactKind = { kind: 'text' }
const oneOf = (options: Options): FactKind => ({ kind: 'choice', options })

/** Facts that are set elsewhere, with a reason or a time, are not among them. */
export const factKinds = {
  name: line,
  phone,
  town: line,
  text_consent: { kind: 'yes' },
  channel: oneOf(choices.channels),
  relation: oneOf(choices.relations),
  phone2: phone,
  email,
  contact_way: oneOf(choices.contactWays),
  language: oneOf(choices.languages),
  owner_name: line,
  owner_phone: phone,
  owner_email: email,
  owner_address: line,
  address: line,
  unit: line,
  state: line,
  zip: { kind: 'line', inputMode: 'numeric' },
  property_type: oneOf(choices.propertyTypes),
  property_use: line,
  year_built: { kind: 'number', unit: '' },
  occupied: yesNo,
  stories: { kind: 'number', unit: '' },
  basement: oneOf(choices.basements),
  access_way: oneOf(choices.accessWays),
  access_note: text,
  key_holder: line,
  pets: line,
  parking: line,
  power_on: yesNo,
  gas_on: yesNo,
  water_on: yesNo,
  hurt: yesNo,
  electricity: yesNo,
  gas: yesNo,
  ceiling: yesNo,
  sewage: yesNo,
  sharps: yesNo,
  vulnerable: { kind: 'several', options: choices.vulnerable },
  loss_type: oneOf(lossTypes),
  loss_secondary: oneOf(lossTypes),
  activity: oneOf(choices.activity),
  found: oneOf(choices.found),
  found_on: { kind: 'day' },
  began: oneOf(choices.began),
  began_on: { kind: 'day' },
  source: oneOf(sources),
  source_note: line,
  shut_off: yesNo,
  standing_water: yesNo,
  depth: { kind: 'number', unit: 'in', isDecimal: true },
  rooms: { kind: 'words' },
  levels: { kind: 'number', unit: '' },
  materials: { kind: 'several', options: choices.materials },
  affected_area: { kind: 'number', unit: 'sq ft', isDecimal: true },
  mold_area: { kind: 'number', unit: 'sq ft', isDecimal: true },
  fire_out: yesNo,
  fire_released: yesNo,
  board_up: yesNo,
  police_released: yesNo,
  call_note: text,
  will_claim: oneOf(choices.yesNoUnsure),
  carrier: line,
  policy_number: line,
  claim_number: line,
  assignment_number: line,
  agent_name: line,
  agent_phone: phone,
  adjuster_name: line,
  adjuster_phone: phone,
  adjuster_email: email,
  adjuster_company: line,
  adjuster_type: oneOf(choices.adjusterTypes),
  deductible_cents: { kind: 'dollars' },
  coverage_note: text,
  tpa_program: line,
  mortgage_company: line,
  direction_to_pay: yesNo,
  referral_source: oneOf(choices.referralSources),
  referral_name: line,
  tags: { kind: 'words' },
  po_number: line,
  site_contact: line,
  coi_needed: yesNo,
  business_hours: line,
} as const satisfies Partial<Record<FactName, FactKind>>
export type EnteredFact = keyof typeof factKinds

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** The value of a fact as people read it; empty where it is not known. */
export function valueWords(name: EnteredFact, facts: JobFacts): string {
  const value = facts[name]
  if (value === undefined) return ''
  const how: FactKind = factKinds[name]
  if (how.kind === 'choice') return labelOf(how.options, String(value))
  if (how.kind === 'yes') return value === true ? 'Yes' : 'No'
  if (how.kind === 'dollars') return dollars.format(Number(value) / 100)
  if (how.kind === 'day') return day.format(Date.parse(String(value)))
  if (how.kind === 'number') return [value, how.unit].filter((part) => part !== '').join(' ')
  if (how.kind === 'line' && how.inputMode === 'tel') return displayPhone(String(value))
  if (!Array.isArray(value)) return String(value)
  return value.map((each) => (how.kind === 'several' ? labelOf(how.options, each) : each)).join(', ')
}

function labelOf(options: Options, value: string) {
  return options.find((option) => option.value === value)?.label ?? value
}
