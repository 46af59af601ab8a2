import * as z from 'zod'
import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'

/** So many days back the figures may look, today among them. */
export const spans = [7, 30, 90] as const
export const Span = z.literal(spans)
export type Span = z.output<typeof Span>

export const DashboardQuery = z.object({
  days: z.enum(['7', '30', '90']).default('30').transform(Number).pipe(Span),
})

/** The first of so many days, the last of which is today where the company works. */
export function firstDay(days: Span, now: Date) {
  return daysLater(companyDay(now), 1 - days)
}

export function daysFrom(first: string, days: Span) {
  return Array.from({ length: days }, (_, nth) => daysLater(first, nth))
}
