import { daysLater } from '#domain/company/local-time.ts'
import { isFederalHoliday, weekdayOf } from './federal-holidays.ts'

const daysToCancel = 3
const sunday = 0

/**
 * Until the end of which day someone may cancel what they signed, both as YYYY-MM-DD: the third business day after it. Saturdays count,
 * Sundays and federal holidays don't (16 CFR 429.0(f)). Where a state leaves a holiday out, this gives the customer the longer time.
 */
export function lastDayToCancel(signedOn: string): string {
  let [on, counted] = [signedOn, 0]
  while (counted < daysToCancel) {
    on = daysLater(on, 1)
    if (isBusinessDay(on)) counted += 1
  }
  return on
}

/** The days after signing until the last one, each with whether it counts, and why not: for the strip that shows them. */
export function daysToTheLast(
  signedOn: string,
): { on: string; counts: boolean; why: 'sunday' | 'holiday' | null }[] {
  const last = lastDayToCancel(signedOn)
  const days = []
  for (let on = daysLater(signedOn, 1); on <= last; on = daysLater(on, 1)) {
    const why =
      weekdayOf(on) === sunday ? ('sunday' as const) : isFederalHoliday(on) ? ('holiday' as const) : null
    days.push({ on, counts: why === null, why })
  }
  return days
}

function isBusinessDay(on: string) {
  return weekdayOf(on) !== sunday && !isFederalHoliday(on)
}
