import * as z from 'zod'
import type { Column } from '#domain/forms/definition/columns.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { centsWords } from '#domain/money/cents.ts'
import type { Language } from '#domain/preferences/language.ts'
import { locales, paperWords } from './paper-words.ts'

type Asked = Field | Column
const Ids = z.array(z.string())
const Found = z.object({ label: z.string() })
const Place = z.object({ latitude: z.number(), longitude: z.number() })

/** What was answered, as a paper says it: one line of text. Of pictures and ink nothing; they are drawn. */
export function valueWords(field: Asked, answer: unknown, language: Language): string {
  const words = paperWords[language]
  if (answer === undefined || answer === null) return words.notAnswered
  switch (field.type) {
    case 'number':
      return typeof answer === 'number' ? withUnit(answer, field, language) : spoken(answer, language)
    case 'calculated':
      return typeof answer === 'number' ? withUnit(answer, field, language) : counted(field, answer, language)
    case 'money':
      return typeof answer === 'number' ? centsWords(answer) : words.notAnswered
    case 'choice':
      return labelOf(field.options, answer, language)
    case 'chips':
      return list(
        (Ids.safeParse(answer).data ?? []).map((id) => labelOf(field.options, id, language)),
        language,
      )
    case 'yes_no':
      return answer === 'yes' ? words.yes : answer === 'no' ? words.no : words.na
    case 'date':
      return dayWords(String(answer), language)
    case 'time':
      return clockWords(String(answer), language)
    case 'lookup':
      return Found.safeParse(answer).data?.label ?? words.notAnswered
    case 'place':
      return placeWords(answer) ?? words.notAnswered
    default:
      return typeof answer === 'string' ? answer : ''
  }
}

/** A formula can count a day. */
function counted({ formula }: { formula: string }, answer: unknown, language: Language) {
  if (typeof answer !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return spoken(answer, language)
  return isLastDay(formula) ? lastDayWords(answer, language) : dayWords(answer, language)
}

/** The one day of a paper that must not be missed. */
function isLastDay(formula: string) {
  return formula.includes('last_day_to_cancel')
}

function spoken(answer: unknown, language: Language) {
  if (typeof answer === 'boolean') return answer ? paperWords[language].yes : paperWords[language].no
  return typeof answer === 'string' ? answer : ''
}

function withUnit(
  value: number,
  { unit, decimals }: { unit?: string | undefined; decimals: number },
  language: Language,
) {
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals }).format(value)
  return unit ? `${number} ${unit}` : number
}

type Options = readonly { id: string; label: { en: string; es?: string | undefined } }[]

function labelOf(options: Options, id: unknown, language: Language) {
  const option = options.find((each) => each.id === id)
  return option ? inLanguage(option.label, language) : paperWords[language].notAnswered
}

function list(items: readonly string[], language: Language) {
  return new Intl.ListFormat(locales[language], { type: 'unit' }).format(items)
}

/** "Nov 30, 2026". Days and times are as they were entered, in no time zone. */
export function dayWords(date: string, language: Language) {
  return formatted(`${date}T00:00Z`, language, { year: 'numeric', month: 'short', day: 'numeric' })
}

/** "Monday, November 30, 2026". */
function lastDayWords(date: string, language: Language) {
  return formatted(`${date}T00:00Z`, language, { dateStyle: 'full' })
}

function clockWords(time: string, language: Language) {
  return formatted(`1970-01-01T${time}Z`, language, { hour: 'numeric', minute: '2-digit' })
}

function formatted(at: string, language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(at))
}

function placeWords(answer: unknown) {
  const place = Place.safeParse(answer).data
  return place ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}` : null
}
