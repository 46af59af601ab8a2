import { companyTimeZone } from '#domain/company/time-zone.ts'

const timeZone = companyTimeZone
const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const exact = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' })

export function timeWords(at: Date) {
  return time.format(at)
}

export function exactWords(at: Date) {
  return exact.format(at)
}

/** The day above each entry that is the first of its day, as the office counts days. */
export function daysAbove(entries: readonly { id: string; at: string }[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  let above = ''
  for (const { id, at } of entries) {
    const own = day.format(new Date(at))
    if (own !== above) days.set(id, own)
    above = own
  }
  return days
}
