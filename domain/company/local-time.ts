import { lazily } from '#platform/lazily.ts'
import { day, hour } from '#platform/time.ts'
import { companyTimeZone } from './time-zone.ts'

const clock = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: companyTimeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** What calendar and clock of the office show at a moment: "2026-11-20T07:00". */
export function localOf(at: Date): string {
  const part = Object.fromEntries(
    clock()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}

/**
 * The moment at which the clock of the office shows this. Of an hour that comes twice the first, and for one that is left out
 * in spring the hour after it.
 */
export function instantOf(local: string): Date {
  const shown = Date.parse(`${local}Z`)
  // No change of the clock is further away than that, so one of the two is right.
  const candidates = [shown - 12 * hour, shown + 12 * hour].map((near) => shown - offsetAt(near))
  const right = candidates.filter((at) => localOf(new Date(at)) === local)
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...candidates))
}

/** The day so many days after the other, both as YYYY-MM-DD. */
export function daysLater(from: string, days: number): string {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)
}

/** The Monday on or before a day, both as YYYY-MM-DD. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  return daysLater(date, -((weekday + 6) % 7))
}

/** The same time of the clock so many days later, whatever the clock did in between. */
export function daysLaterLocal(local: string, days: number): string {
  return new Date(Date.parse(`${local}Z`) + days * day).toISOString().slice(0, 16)
}

function offsetAt(at: number) {
  return Date.parse(`${localOf(new Date(at))}Z`) - at
}
