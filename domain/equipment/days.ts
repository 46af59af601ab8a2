import { companyDay } from '#domain/company/time-zone.ts'
import { day } from '#platform/time.ts'
import { equipmentHours } from './hours.ts'

/** How the days of a machine are counted: by periods of 24 hours with one hour of grace, or by the calendar. */
export const dayRules = ['periods', 'calendar'] as const
export type DayRule = (typeof dayRules)[number]

/**
 * The days for which a machine is billed, at least one: the rule of the trade is ceil((hours − 1) ÷ 24). By the calendar, each
 * day counts on which it stood there, where the company works.
 */
export function equipmentDays(placed: Date, pulled: Date, rule: DayRule = 'periods'): number {
  const hours = equipmentHours(placed, pulled)
  if (rule === 'calendar') return (Date.parse(companyDay(pulled)) - Date.parse(companyDay(placed))) / day + 1
  return Math.max(1, Math.ceil((hours - 1) / 24))
}
