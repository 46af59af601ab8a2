import { lazily } from '#platform/lazily.ts'

/** Where the company works: its days begin and end there, and its people read times there. */
export const companyTimeZone = 'America/New_York'

const day = lazily(() => new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone }))

/** The day it is where the company works, as YYYY-MM-DD. */
export function companyDay(at: Date) {
  return day().format(at)
}
