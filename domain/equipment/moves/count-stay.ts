import { equipmentDays } from '../days.ts'
import type { EquipmentRules } from '../equipment-rules.ts'
import { equipmentHours } from '../hours.ts'

/** The days and hours of a stay, so far where it goes on, and whether it is a long one by now. */
export function countStay(
  { placed_at, pulled_at }: { placed_at: Date; pulled_at: Date | null },
  now: Date,
  { day_rule, long_stay_days }: EquipmentRules,
) {
  // The clock of a device that looks may be behind that of the one that placed it.
  const end = pulled_at ?? new Date(Math.max(now.getTime(), placed_at.getTime()))
  const days = equipmentDays(placed_at, end, day_rule)
  const hours = Math.round(equipmentHours(placed_at, end) * 10) / 10
  return { days, hours, is_long: pulled_at === null && days >= long_stay_days }
}
