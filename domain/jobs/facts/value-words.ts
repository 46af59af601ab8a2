import * as z from 'zod'
import { localOf } from '#domain/company/local-time.ts'
import { centsWords } from '#domain/money/cents.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { choiceLabel } from './choices-of.ts'
import { factLabel } from './fact-words.ts'
import type { JobFacts } from './facts.ts'

/** What some numbers count. */
export const units = { depth: 'in', affected_area: 'sq ft', mold_area: 'sq ft' } as const
const unitOf: ReadonlyMap<string, keyof ValueLanguage['units']> = new Map(Object.entries(units))

const Read = z.object({ key: z.string(), at: z.string() })
const Override = z.object({ priority: z.number(), reason: z.string() })

/** How a language says what is known. */
export type ValueLanguage = {
  choice: (name: string, value: string) => string
  yes: string
  no: string
  units: Readonly<Record<(typeof units)[keyof typeof units], string>>
  day: Intl.DateTimeFormat
  readAt: (moment: string) => string
  /** A day, and the word that was said for it. */
  said: (day: string, word: string) => string
}

const english: ValueLanguage = {
  choice: choiceLabel,
  yes: 'Yes',
  no: 'No',
  units: { in: 'in', 'sq ft': 'sq ft' },
  day: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }),
  readAt: (moment) => `read at ${moment}`,
  said: (day, word) => `${day} (said “${word}”)`,
}

/** A fact as a person reads it: "Supply line", "Kitchen, Bath", "$500.00". Empty where it is not known. */
export function valueWords(name: string, value: unknown, language = english): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((each) => language.choice(name, String(each))).join(', ')
  if (typeof value === 'boolean') return value ? language.yes : language.no
  if (typeof value === 'number') return numberWords(name, value, language)
  if (typeof value === 'string') return textWords(name, value, language)
  const override = Override.safeParse(value).data
  if (override) return `${override.priority}: ${override.reason}`
  const read = Read.safeParse(value).data
  return read ? language.readAt(momentWords(read.at)) : ''
}

/** "Nov 21, 2026 (said “today”)": the word alone would mean another day tomorrow. */
export function foundWords(
  { found, found_on }: Pick<JobFacts, 'found' | 'found_on'>,
  language = english,
): string {
  const said = valueWords('found', found, language)
  const day = valueWords('found_on', found_on, language)
  return day && said ? language.said(day, said.toLowerCase()) : said || day
}

type FactWords = { label: (name: string) => string; value: (name: string, value: unknown) => string }

const englishFacts: FactWords = {
  label: (name) => capitalized(factLabel(name)),
  value: (name, value) => valueWords(name, value),
}

/** "Phone: (330) 555-0117": each fact that is known, on a line of its own. */
export function factLines(
  facts: Readonly<Record<string, unknown>>,
  { label, value: wordsOf } = englishFacts,
): string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const words = wordsOf(name, value)
    return words === '' ? [] : [`${label(name)}: ${words}`]
  })
}

export function capitalized(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function numberWords(name: string, value: number, { units }: ValueLanguage) {
  if (name === 'deductible_cents') return centsWords(value)
  const unit = unitOf.get(name)
  return unit ? `${value} ${units[unit]}` : String(value)
}

function textWords(name: string, value: string, { choice, day }: ValueLanguage) {
  if (name === 'found_on' || name === 'began_on') return day.format(Date.parse(value))
  if (name === 'eta_promised_at') return momentWords(value)
  return displayPhone(choice(name, value))
}

function momentWords(at: string) {
  return localOf(new Date(at)).replace('T', ' ')
}
