import { companyDay, companyTimeZone } from '#domain/company/time-zone.ts'

const timeZone = companyTimeZone
const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const
const dayAndTime = { ...time, month: 'short', day: 'numeric' } as const
const weekdayAndTime = { ...dayAndTime, weekday: 'short' } as const
const date = { timeZone, month: 'short', day: 'numeric' } as const
const longDay = { timeZone, weekday: 'long', month: 'long', day: 'numeric' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as the office writes it: the time alone today, else with its day. */
export function clockWords(at: Date, now: Date, locale = 'en-US') {
  const isToday = companyDay(at) === companyDay(now)
  return formatOf(locale, isToday ? time : dayAndTime).format(at)
}

/** A moment as the office reads it: "Fri, Nov 20, 8:00 AM". */
export function momentWords(at: Date, locale = 'en-US') {
  return formatOf(locale, weekdayAndTime).format(at)
}

/** The day alone: "Nov 3". */
export function dateWords(at: Date, locale = 'en-US') {
  return formatOf(locale, date).format(at)
}

/** The day at the top of a screen: "Tuesday, November 24". */
export function longDayWords(at: Date, locale = 'en-US') {
  return formatOf(locale, longDay).format(at)
}

/** To make a format is slow, and a list asks for many. */
function formatOf(locale: string, parts: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${Object.keys(parts).join()}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, parts)
  formats.set(key, format)
  return format
}
