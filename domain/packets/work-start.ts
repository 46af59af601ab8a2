import { daysLater } from '#domain/company/local-time.ts'
import * as z from 'zod'
import { lastDayToCancel } from '#domain/forms/legal/last-day-to-cancel.ts'

/** What is known of the papers without which no work begins. */
export const WorkStart = z.object({
  /** The work authorization of the state in which the loss is. */
  is_authorized: z.boolean(),
  is_noticed: z.boolean(),
  /** The customer wrote by hand that it is an emergency, and gave up the time to cancel. */
  is_waived: z.boolean(),
  /** The customer answered the emergency waiver and kept the right to cancel, or declined it. Lists stored earlier don’t say. */
  is_right_kept: z.boolean().default(false),
  /** The customer signed the notice to cancel. */
  is_canceled: z.boolean(),
  /** Until the end of which day the customer may cancel; null before anything was signed. */
  last_day: z.iso.date().nullable(),
})
export type WorkStart = z.output<typeof WorkStart>

/** Whether the time to cancel stands in the way of work on a day, as YYYY-MM-DD. */
export function mayBeginOn(start: WorkStart, today: string): boolean {
  if (!start.is_authorized || !start.is_noticed || start.is_canceled) return false
  return start.is_waived || (start.last_day !== null && start.last_day < today)
}

/**
 * The first day of work of a customer who kept the right to cancel; null where they didn’t, or that day has come. Before the agreement and
 * its notice are there, the time to cancel runs from today at the earliest.
 */
export function keptUntil({ is_right_kept, last_day }: WorkStart, today: string): string | null {
  const last = last_day ?? lastDayToCancel(today)
  return is_right_kept && last !== null && last >= today ? firstDayOfWork(last) : null
}

/**
 * The time to cancel runs from the later of the days on which the customer signed and got the notice: a date that someone typed too
 * early takes no time away from them.
 */
export function lastDayOf(days: readonly (string | null | undefined)[]): string | null {
  const latest = latestOf(days)
  return latest ? lastDayToCancel(latest) : null
}

/** The latest of what is a day at all. */
export function latestOf(days: readonly (string | null | undefined)[]): string | null {
  const named = days.filter((on) => on !== null && on !== undefined && isDay(on))
  return named.toSorted().at(-1) ?? null
}

function isDay(text: string) {
  return z.iso.date().safeParse(text).success
}

/** The first day on which work may begin without the emergency waiver: the one after the last day to cancel. */
export function firstDayOfWork(lastDay: string): string {
  return daysLater(lastDay, 1)
}
