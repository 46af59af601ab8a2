import { daysLater } from '#domain/company/local-time.ts'
import { federalHolidayOn, weekdayOf, type FederalHoliday } from './federal-holidays.ts'

const daysToCancel = 3
const sunday = 0
/** Years have four digits: of a later day, which nobody signs on, it is the last day itself. */
const lastCounted = '9999-12-01'
const endOfYears = '9999-12-31'

/**
 * Until the end of which day someone may cancel what they signed, both as YYYY-MM-DD: the third business day after it. Saturdays count,
 * Sundays and federal holidays don't (16 CFR 429.0(f)). Where a state leaves a holiday out, this gives the customer the longer time.
 */
export function lastDayToCancel(signedOn: string): string {
  if (signedOn > lastCounted) return endOfYears
  let [on, counted] = [signedOn, 0]
  while (counted < daysToCancel) {
    on = daysLater(on, 1)
    if (isBusinessDay(on)) counted += 1
  }
  return on
}

export type DayToCancel = { on: string; why: 'sunday' | FederalHoliday | null }

/** The days after signing until the last one, each with why it doesn’t count, or null: for the strip that shows them. */
export function daysToTheLast(signedOn: string): DayToCancel[] {
  if (signedOn > lastCounted) return []
  const last = lastDayToCancel(signedOn)
  const days: DayToCancel[] = []
  for (let on = daysLater(signedOn, 1); on <= last; on = daysLater(on, 1)) days.push({ on, why: whyNot(on) })
  return days
}

function isBusinessDay(on: string) {
  return whyNot(on) === null
}

function whyNot(on: string) {
  return weekdayOf(on) === sunday ? 'sunday' : federalHolidayOn(on)
}
