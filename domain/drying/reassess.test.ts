import { expect, test } from 'vitest'
import { categoryOfSource } from '#domain/jobs/facts/sources.ts'
import { reassessmentDue, reassessMoments } from './reassess.ts'

const lossAt = new Date('2026-11-10T06:35:00-05:00')
const after = (hours: number) => new Date(lossAt.getTime() + hours * 3_600_000)

test('the source proposes the category', () => {
  const proposed = (sources: readonly string[]) => new Set(sources.map(categoryOfSource))
  expect(proposed(['supply_line', 'water_heater', 'ice_maker', 'sprinkler'])).toEqual(new Set([1]))
  expect(proposed(['dishwasher', 'washer', 'toilet_clean', 'hvac', 'sump'])).toEqual(new Set([2]))
  expect(proposed(['toilet_solids', 'drain_backup', 'groundwater', 'flood'])).toEqual(new Set([3]))
})

test('the category is looked at again 24, 48 and 72 hours after the loss', () => {
  expect(reassessMoments(lossAt)).toEqual([after(24), after(48), after(72)])
})

test.each([
  [23.9, null, null],
  [24, null, 24],
  [24, 3, 24],
  [30, 24, null],
  [50, 25, 48],
  [80, 25, 72],
  [80, 72, null],
  [200, 73, null],
])('%d hours after the loss, judged after %d, %s hours are due', (now, judged, due) => {
  const judgedAt = judged === null ? null : after(judged)
  expect(reassessmentDue({ lossAt, judgedAt, now: after(now) })).toBe(due)
})
