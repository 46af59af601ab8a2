import { daysLater } from '#domain/company/local-time.ts'

/** The legal public holidays of the United States: 5 U.S.C. 6103(a). Months count from 1, weekdays from Sunday as 0. */
const fixed = [
  { month: 1, date: 1 },
  { month: 6, date: 19 },
  { month: 7, date: 4 },
  { month: 11, date: 11 },
  { month: 12, date: 25 },
] as const

/** The nth such weekday of a month; the last one where nth is -1. */
const moving = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
] as const

const [sunday, saturday] = [0, 6]

/**
 * Whether a day, as YYYY-MM-DD, is a federal holiday or the weekday on which one is observed: the Friday before a Saturday, the Monday
 * after a Sunday. The holiday itself counts too.
 */
export function isFederalHoliday(date: string): boolean {
  const [before, after] = [daysLater(date, -1), daysLater(date, 1)]
  if (isHoliday(date)) return true
  if (isHoliday(after) && weekdayOf(after) === saturday) return true
  return isHoliday(before) && weekdayOf(before) === sunday
}

export function weekdayOf(date: string) {
  return new Date(`${date}T00:00Z`).getUTCDay()
}

function isHoliday(date: string) {
  const [month, dayOfMonth] = date.split('-').slice(1).map(Number)
  if (fixed.some((each) => each.month === month && each.date === dayOfMonth)) return true
  return moving.some(
    (each) => each.month === month && each.weekday === weekdayOf(date) && isNth(date, each.nth),
  )
}

function isNth(date: string, nth: number) {
  const dayOfMonth = Number(date.slice(8))
  if (nth === -1) return daysLater(date, 7).slice(5, 7) !== date.slice(5, 7)
  return Math.ceil(dayOfMonth / 7) === nth
}
