import { foot, inch } from '#domain/rooms/length.ts'

export const lengthKeys = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'feet',
  'inches',
  'quarter',
  'half',
  'back',
] as const
export type LengthKey = (typeof lengthKeys)[number]

/** A length as it is typed: digits are feet until something says that they are inches. */
export type LengthEntry = { feet: string | null; digits: string; fraction: number; isInches: boolean }
export const noEntry: LengthEntry = { feet: null, digits: '', fraction: 0, isInches: false }

/** 500 feet and less than 10,000 inches. */
const mostDigits = 4
const fractions: Partial<Record<LengthKey, number>> = { quarter: inch / 4, half: inch / 2 }

export function pressed(entry: LengthEntry, key: LengthKey): LengthEntry {
  const { feet, digits, fraction } = entry
  const part = fractions[key]
  if (part !== undefined) return withFraction(entry, part)
  switch (key) {
    case 'back':
      return withoutLast(entry)
    case 'feet':
      return feet !== null || digits === '' || fraction > 0
        ? entry
        : { ...entry, feet: digits, digits: '', isInches: true }
    case 'inches':
      return digits === '' ? entry : { ...entry, isInches: true }
    default:
      if (fraction > 0 || digits.length >= (feet === null ? mostDigits : 2)) return entry
      return { ...entry, digits: digits === '0' ? key : digits + key }
  }
}

/** A quarter and a half are three quarters. What was feet so far is inches with a fraction behind it. */
function withFraction(entry: LengthEntry, part: number): LengthEntry {
  const fraction = (entry.fraction & part) > 0 ? entry.fraction - part : entry.fraction + part
  return { ...entry, isInches: true, fraction }
}

function withoutLast({ feet, digits, fraction }: LengthEntry): LengthEntry {
  if (fraction > 0) return { feet, digits, fraction: 0, isInches: feet !== null }
  if (digits !== '') return { feet, digits: digits.slice(0, -1), fraction, isInches: feet !== null }
  return feet === null ? noEntry : { feet: null, digits: feet, fraction: 0, isInches: false }
}

/** In sixteenths of an inch; null while nothing is typed, or as much as no room has. */
export function lengthOf({ feet, digits, fraction, isInches }: LengthEntry): number | null {
  if (feet === null && digits === '' && fraction === 0) return null
  const typed = Number(digits || 0)
  const length = Number(feet ?? 0) * foot + typed * (isInches ? inch : foot) + fraction
  if (feet !== null && typed >= 12) return null
  return length > 0 && length <= 500 * foot ? length : null
}
