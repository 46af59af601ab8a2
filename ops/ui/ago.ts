import { companyDay } from '#domain/company/time-zone.ts'
import { day, hour, minute } from '#platform/time.ts'
import type { Words } from '../words/en.ts'
import { enFirst } from '../words/en-first.ts'
import { dateWords } from './clock.ts'

/** From here on minutes do not matter any more. */
const wholeHoursFrom = 4 * hour
const datesFrom = 14 * day

/** How long ago, as short as a column needs it: "6 min", "1 h 12", "5 h", "Yesterday", "3 days", "Nov 3". */
export function agoWords(at: Date, now: Date, { time, locale }: Pick<Words, 'time' | 'locale'> = enFirst) {
  const passed = Math.max(0, now.getTime() - at.getTime())
  if (passed < minute) return time.justNow
  if (passed < hour) return `${Math.floor(passed / minute)} min`
  if (passed < wholeHoursFrom) return hoursAndMinutes(passed)
  if (passed < day) return `${Math.floor(passed / hour)} h`
  if (passed >= datesFrom) return dateWords(at, locale)
  const days = daysBetween(at, now)
  return days === 1 ? time.yesterday : time.days(days)
}

function hoursAndMinutes(passed: number) {
  const minutes = Math.floor((passed % hour) / minute)
  const hours = `${Math.floor(passed / hour)} h`
  return minutes === 0 ? hours : `${hours} ${String(minutes).padStart(2, '0')}`
}

function daysBetween(from: Date, to: Date) {
  return Math.round((Date.parse(companyDay(to)) - Date.parse(companyDay(from))) / day)
}
