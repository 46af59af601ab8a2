import { companyDay } from '#domain/company/time-zone.ts'
import { clockWords, momentWords } from '../../ui/clock.ts'

/** A limit as it is read beside a visit: the time alone only where both are today, else it would be read as one of the visit’s day. */
export function dueWords(due: Date, on: string, { now, locale }: { now: Date; locale: string }) {
  return companyDay(due) === on ? clockWords(due, now, locale) : momentWords(due, locale)
}
