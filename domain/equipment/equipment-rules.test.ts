import { expect, test } from 'vitest'
import { EquipmentRules, longSince } from './equipment-rules.ts'
import { isLongStay } from './long-stay.ts'

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
  const isLong = (at: number) =>
    isLongStay({ placed: new Date(at), now }, rules.long_stay_days, rules.day_rule)
  expect([isLong(since - minute), isLong(since)]).toEqual([true, false])
})
