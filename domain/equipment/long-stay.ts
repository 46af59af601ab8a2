import { equipmentDays, type DayRule } from './days.ts'

/** From this day on, someone looks at whether a machine is still needed: the company may set another. */
export const longStayDays = 7

/** Whether a machine has begun its seventh day: a week is what insurers ask about. */
export function isLongStay(
  { placed, now }: { placed: Date; now: Date },
  days = longStayDays,
  rule: DayRule = 'periods',
) {
  return equipmentDays(placed, now, rule) >= days
}
