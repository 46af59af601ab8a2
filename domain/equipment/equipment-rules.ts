import * as z from 'zod'
import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater, instantOf } from '#domain/company/local-time.ts'
import { hour } from '#platform/time.ts'
import { dayRules } from './days.ts'

/** What the company sets about the days of its equipment. */
export const EquipmentRules = z.object({
  day_rule: z.enum(dayRules, 'Choose how days are counted.'),
  long_stay_days: z
    .int('Enter whole days.')
    .min(2, 'Enter 2 days or more.')
    .max(60, 'Enter 60 days at most.'),
})
export type EquipmentRules = z.output<typeof EquipmentRules>

/** On its seventh day someone looks at whether a machine is still needed: a week is what insurers ask about. */
export const firstEquipmentRules: EquipmentRules = { day_rule: 'periods', long_stay_days: 7 }

/** What was placed before this moment stands for long, by the same rule as `countStay`. */
export function longSince(now: Date, { day_rule, long_stay_days }: EquipmentRules): Date {
  if (day_rule === 'periods') return new Date(now.getTime() - ((long_stay_days - 1) * 24 + 1) * hour)
  return instantOf(`${daysLater(companyDay(now), 2 - long_stay_days)}T00:00`)
}
