import { daysLater } from '#domain/company/local-time.ts'

/** The legal public holidays of the United States: 5 U.S.C. 6103(a). Months count from 1, weekdays from Sunday as 0. */
const fixed = [
  { name: 'new_year', month: 1, date: 1 },
  { name: 'juneteenth', month: 6, date: 19 },
  { name: 'independence_day', month: 7, date: 4 },
  { name: 'veterans_day', month: 11, date: 11 },
  { name: 'christmas', month: 12, date: 25 },
] as const

/** The nth such weekday of a month; the last one where nth is -1. */
const moving = [
  { name: 'martin_luther_king_day', month: 1, weekday: 1, nth: 3 },
  { name: 'presidents_day', month: 2, weekday: 1, nth: 3 },
  { name: 'memorial_day', month: 5, weekday: 1, nth: -1 },
  { name: 'labor_day', month: 9, weekday: 1, nth: 1 },
  { name: 'columbus_day', month: 10, weekday: 1, nth: 2 },
  { name: 'thanksgiving', month: 11, weekday: 4, nth: 4 },
] as const

const [sunday, saturday] = [0, 6]

export type FederalHoliday = (typeof fixed)[number]['name'] | (typeof moving)[number]['name']

/**
 * The federal holiday that a day, as YYYY-MM-DD, is, or on which one is observed: the Friday before a Saturday, the Monday after a
 * Sunday. The holiday itself counts too.
 */
export function federalHolidayOn(date: string): FederalHoliday | null {
  const [before, after] = [daysLater(date, -1), daysLater(date, 1)]
  const itself = holidayOn(date)
  if (itself) return itself
  if (weekdayOf(after) === saturday) return holidayOn(after)
  return weekdayOf(before) === sunday ? holidayOn(before) : null
}

export function weekdayOf(date: string) {
  return new Date(`${date}T00:00Z`).getUTCDay()
}

function holidayOn(date: string): FederalHoliday | null {
  const [month, dayOfMonth] = date.split('-').slice(1).map(Number)
  const onDate = fixed.find((each) => each.month === month && each.date === dayOfMonth)
  const onWeekday = moving.find(
    (each) => each.month === month && each.weekday === weekdayOf(date) && isNth(date, each.nth),
  )
  return (onDate ?? onWeekday)?.name ?? null
}

function isNth(date: string, nth: number) {
  const dayOfMonth = Number(date.slice(8))
  if (nth === -1) return daysLater(date, 7).slice(5, 7) !== date.slice(5, 7)
  return Math.ceil(dayOfMonth / 7) === nth
}
