import { companyTimeZone } from '#domain/company/time-zone.ts'

const timeZone = companyTimeZone
const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const
const dayAndTime = { ...time, month: 'short', day: 'numeric' } as const
const day = new Intl.DateTimeFormat('en-CA', { timeZone })
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as the office writes it: the time alone today, else with its day. */
export function clockWords(at: Date, now: Date, locale = 'en-US') {
  const isToday = day.format(at) === day.format(now)
  return formatOf(locale, isToday).format(at)
}

/** To make a format is slow, and a list asks for many. */
function formatOf(locale: string, isToday: boolean) {
  const key = `${locale} ${isToday}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, isToday ? time : dayAndTime)
  formats.set(key, format)
  return format
}
