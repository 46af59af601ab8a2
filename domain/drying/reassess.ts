import { hour } from '#platform/time.ts'

/** Water gets worse with time and warmth, so people look at its category again. Nothing raises it by itself. */
export const reassessAfterHours = [24, 48, 72] as const

/** When the category of water is looked at again after a loss: trade practice after ANSI/IICRC S500-2021. */
export function reassessMoments(lossAt: Date): Date[] {
  return reassessAfterHours.map((hours) => new Date(lossAt.getTime() + hours * hour))
}

/** How many hours after the loss someone should have looked again, and nobody has; null where nothing is due. */
export function reassessmentDue({
  lossAt,
  judgedAt,
  now,
}: {
  lossAt: Date
  /** When the category was judged last. */
  judgedAt: Date | null
  now: Date
}) {
  const judgedAfter = judgedAt ? (judgedAt.getTime() - lossAt.getTime()) / hour : -Infinity
  const passed = (now.getTime() - lossAt.getTime()) / hour
  return reassessAfterHours.findLast((hours) => hours <= passed && hours > judgedAfter) ?? null
}
