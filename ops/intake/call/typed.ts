import { instantOf, localOf } from '#domain/company/local-time.ts'
import { JobFacts, type FactName } from '#domain/jobs/facts/facts.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { readCents } from '#domain/money/cents.ts'
import { readInches, writeInches } from './inches.ts'

type How = {
  /** What the text stands for; the fact's own rules judge it. */
  read: (text: string) => unknown
  write: (value: unknown) => string
}

const text: How = { read: (typed) => typed, write: (value) => String(value) }
const phone: How = { ...text, write: (value) => displayPhone(String(value)) }
const number: How = { read: readNumber, write: (value) => String(value) }
const inches: How = { read: readInches, write: (value) => writeInches(Number(value)) }
const dollars: How = {
  read: (typed) => readCents(typed) ?? typed,
  write: (value) => (Number(value) / 100).toFixed(2),
}
const moment: How = {
  read: (typed) => (Number.isNaN(Date.parse(`${typed}Z`)) ? typed : instantOf(typed).toISOString()),
  write: (value) => localOf(new Date(String(value))),
}

/** The facts that are typed, and how each is read from the text of its field and written into it. */
export const typedFacts = {
  name: text,
  phone,
  phone2: phone,
  email: text,
  owner_name: text,
  owner_phone: phone,
  owner_email: text,
  owner_address: text,
  unit: text,
  property_use: text,
  year_built: number,
  stories: number,
  access_note: text,
  key_holder: text,
  pets: text,
  parking: text,
  found_on: text,
  began_on: text,
  source_note: text,
  depth: inches,
  levels: number,
  affected_area: number,
  mold_area: number,
  call_note: text,
  carrier: text,
  policy_number: text,
  claim_number: text,
  assignment_number: text,
  agent_name: text,
  agent_phone: phone,
  adjuster_name: text,
  adjuster_phone: phone,
  adjuster_email: text,
  adjuster_company: text,
  deductible_cents: dollars,
  coverage_note: text,
  tpa_program: text,
  mortgage_company: text,
  eta_promised_at: moment,
  referral_name: text,
  po_number: text,
  site_contact: text,
  business_hours: text,
} as const satisfies Partial<Record<FactName, How>>

export type TypedFact = keyof typeof typedFacts

/** What is typed, field by field. */
export type Typed = Readonly<Record<string, string>>

/** The facts that the texts stand for, and what is wrong with those that stand for none. An empty text takes its fact out. */
export function readTyped(typed: Typed): { facts: JobFacts; wrong: Partial<Record<TypedFact, string>> } {
  const facts: Record<string, unknown> = {}
  const wrong: Partial<Record<TypedFact, string>> = {}
  for (const name of typedNames) {
    const words = typed[name]?.trim() ?? ''
    if (words === '') continue
    const read = JobFacts.shape[name].safeParse(typedFacts[name].read(words))
    if (read.success) facts[name] = read.data
    else wrong[name] = read.error.issues[0]?.message ?? 'This isn’t a valid value.'
  }
  return { facts: JobFacts.parse(facts), wrong }
}

/** A fact as its field shows it. */
export function writeTyped(name: TypedFact, facts: JobFacts): string {
  const value = facts[name]
  return value === undefined ? '' : typedFacts[name].write(value)
}

export const typedNames = JobFacts.keyof().options.filter(isTyped)

function isTyped(name: FactName): name is TypedFact {
  return Object.hasOwn(typedFacts, name)
}

/** "1,200" is a number too; anything else is none. */
function readNumber(typed: string) {
  const plain = typed.replaceAll(',', '').trim()
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : Number.NaN
}
