import { choicesOf, type ChosenFact, type FactChoice } from '#domain/jobs/facts/choices-of.ts'
import type { FactName } from '#domain/jobs/facts/facts.ts'
import { units } from '#domain/jobs/facts/value-words.ts'

type Options = readonly FactChoice[]

/** How a fact is entered. */
export type FactKind =
  | { kind: 'choice'; options: Options }
  | { kind: 'several'; options: Options }
  | { kind: 'words' }
  | { kind: 'line'; inputMode?: 'tel' | 'email' | 'numeric' }
  | { kind: 'text' }
  | { kind: 'number'; unit: '' | (typeof units)[keyof typeof units]; isDecimal?: true }
  | { kind: 'dollars' }
  | { kind: 'day' }
  | { kind: 'yes' }

const line: FactKind = { kind: 'line' }
const phone: FactKind = { kind: 'line', inputMode: 'tel' }
const email: FactKind = { kind: 'line', inputMode: 'email' }
const text: FactKind = { kind: 'text' }
const oneOf = (name: ChosenFact): FactKind => ({ kind: 'choice', options: choicesOf[name] })
const several = (name: ChosenFact): FactKind => ({ kind: 'several', options: choicesOf[name] })

/** Facts that are set elsewhere, with a reason or a time, are not among them. */
export const factKinds = {
  name: line,
  phone,
  town: line,
  text_consent: { kind: 'yes' },
  channel: oneOf('channel'),
  relation: oneOf('relation'),
  phone2: phone,
  email,
  contact_way: oneOf('contact_way'),
  language: oneOf('language'),
  owner_name: line,
  owner_phone: phone,
  owner_email: email,
  owner_address: line,
  address: line,
  unit: line,
  state: line,
  zip: { kind: 'line', inputMode: 'numeric' },
  property_type: oneOf('property_type'),
  property_use: line,
  year_built: { kind: 'number', unit: '' },
  occupied: oneOf('occupied'),
  stories: { kind: 'number', unit: '' },
  basement: oneOf('basement'),
  access_way: oneOf('access_way'),
  access_note: text,
  key_holder: line,
  pets: line,
  parking: line,
  power_on: oneOf('power_on'),
  gas_on: oneOf('gas_on'),
  water_on: oneOf('water_on'),
  hurt: oneOf('hurt'),
  electricity: oneOf('electricity'),
  gas: oneOf('gas'),
  ceiling: oneOf('ceiling'),
  sewage: oneOf('sewage'),
  sharps: oneOf('sharps'),
  vulnerable: several('vulnerable'),
  loss_type: oneOf('loss_type'),
  loss_secondary: oneOf('loss_secondary'),
  activity: oneOf('activity'),
  found: oneOf('found'),
  found_on: { kind: 'day' },
  began: oneOf('began'),
  began_on: { kind: 'day' },
  source: oneOf('source'),
  source_note: line,
  shut_off: oneOf('shut_off'),
  standing_water: oneOf('standing_water'),
  depth: { kind: 'number', unit: units.depth, isDecimal: true },
  rooms: { kind: 'words' },
  levels: { kind: 'number', unit: '' },
  materials: several('materials'),
  affected_area: { kind: 'number', unit: units.affected_area, isDecimal: true },
  mold_area: { kind: 'number', unit: units.mold_area, isDecimal: true },
  fire_out: oneOf('fire_out'),
  fire_released: oneOf('fire_released'),
  board_up: oneOf('board_up'),
  police_released: oneOf('police_released'),
  call_note: text,
  will_claim: oneOf('will_claim'),
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
  adjuster_type: oneOf('adjuster_type'),
  deductible_cents: { kind: 'dollars' },
  coverage_note: text,
  tpa_program: line,
  mortgage_company: line,
  direction_to_pay: oneOf('direction_to_pay'),
  referral_source: oneOf('referral_source'),
  referral_name: line,
  tags: { kind: 'words' },
  po_number: line,
  site_contact: line,
  coi_needed: oneOf('coi_needed'),
  business_hours: line,
} as const satisfies Partial<Record<FactName, FactKind>>
export type EnteredFact = keyof typeof factKinds
