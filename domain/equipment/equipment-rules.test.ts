import { expect, test } from 'vitest'
import { EquipmentRules, firstEquipmentRules, longSince } from './equipment-rules.ts'
import { countStay } from './moves/count-stay.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minute = 60_000

test.each([
  { day_rule: 'periods', long_stay_days: 7 },
  { day_rule: 'periods', long_stay_days: 2 },
  { day_rule: 'calendar', long_stay_days: 7 },
  { day_rule: 'calendar', long_stay_days: 3 },
])('lists and marks agree from which minute a machine stands for long: %j', (given) => {
  const rules = EquipmentRules.parse(given)
  const since = longSince(now, rules).getTime()
  const isLong = (at: number) => countStay({ placed_at: new Date(at), pulled_at: null }, now, rules).is_long
  expect([isLong(since - minute), isLong(since)]).toEqual([true, false])
})

test('on its seventh day a machine is asked about, unless it was pulled', () => {
  const placed_at = new Date('2026-11-09T09:00:00-05:00')
  const after = (hours: number) => new Date(placed_at.getTime() + hours * 60 * minute)
  const isLong = (hours: number, pulled_at: Date | null = null) =>
    countStay({ placed_at, pulled_at }, after(hours), firstEquipmentRules).is_long
  expect([isLong(24 * 6 + 1), isLong(24 * 6 + 1.1)]).toEqual([false, true])
  expect(isLong(24 * 9, after(24 * 8))).toBe(false)
})
