import { companyDay, companyTimeZone } from './time-zone.ts'

const time = { timeZone: companyTimeZone, hour: 'numeric', minute: '2-digit' } as const
const clock = new Intl.DateTimeFormat('en-US', time)
const dayAndClock = new Intl.DateTimeFormat('en-US', { ...time, month: 'short', day: 'numeric' })

/** A moment in a sentence of the office: "8:59 AM", or "Nov 19, 8:59 AM" where that was not today. */
export function clockWords(at: Date, now: Date) {
  return (companyDay(at) === companyDay(now) ? clock : dayAndClock).format(at)
}
