import { companyTimeZone } from '#domain/company/time-zone.ts'
import { day } from '#platform/time.ts'

const timeZone = companyTimeZone
const formats = new Map<string, Intl.DateTimeFormat>()

/** The head of a column: "Tue", or "11/10" where the days are more than a week. */
export function columnDay(at: Date, { isLong, locale }: { isLong: boolean; locale: string }) {
  const parts = isLong ? ({ month: 'numeric', day: 'numeric' } as const) : ({ weekday: 'short' } as const)
  return plain(formatOf(locale, parts).format(at))
}

/** "Sun, Nov 15" */
export function dayWords(at: Date, locale: string) {
  return plain(formatOf(locale, { weekday: 'short', month: 'short', day: 'numeric' }).format(at))
}

/** "Thursday" */
export function weekdayWords(at: Date, locale: string) {
  return formatOf(locale, { weekday: 'long' }).format(at)
}

/** Whether weekdays alone would name two days alike. */
export function isLongSpan(from: Date, to: Date) {
  return to.getTime() - from.getTime() >= 7 * day
}

/** In Spanish a day may be written with a dot behind it. */
function plain(words: string) {
  return words.replaceAll('.', '')
}

function formatOf(locale: string, parts: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(parts)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...parts })
  formats.set(key, format)
  return format
}
