import { daysLater, localOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { toMinutes, toTime } from '#domain/visits/clock-minutes.ts'
import { workday } from '#domain/visits/fitting-times.ts'

/** An emergency is driven to, looked at and begun in this time. */
export const reach = 3 * 60

/** No visit goes on past midnight. */
const lastEnd = '23:59'

type Looking = { now: Date; limit: Date | undefined; minutes: number }

/** Until when times are offered on a day: the workday, or as long as it takes to begin before the limit, or to go at once. */
export function lastOffered(on: string, { now, limit, minutes }: Looking) {
  const ends = [
    toMinutes(workday.to),
    ...(on === companyDay(now) ? [clockOf(now) + reach] : []),
    ...(limit ? endBefore(limit, { on, minutes }) : []),
  ]
  return toTime(Math.min(Math.max(...ends), toMinutes(lastEnd)))
}

/** A limit of the night leaves all of the evening before it. */
function endBefore(limit: Date, { on, minutes }: { on: string; minutes: number }) {
  const day = companyDay(limit)
  if (day === on) return [clockOf(limit) + minutes]
  return day === daysLater(on, 1) && clockOf(limit) < toMinutes(workday.from) ? [toMinutes(lastEnd)] : []
}

function clockOf(at: Date) {
  return toMinutes(localOf(at).slice(11))
}
