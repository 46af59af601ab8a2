import { expect, test } from 'vitest'
import { firstWeights } from '#domain/file-audit/audit-rules.ts'
import { readPoints, sumOf, typedPoints } from './typed-points.ts'

const typed = typedPoints(firstWeights)

test('the points of the rules are typed as numbers, and add up by section', () => {
  expect(readPoints(typed)).toEqual({ weights: firstWeights })
  expect([sumOf(typed), sumOf(typed, 'equipment')]).toEqual([100, 20])
  expect(sumOf({ ...typed, visits_daily: '', visits_air: '0' }, 'visits')).toBe(5)
})

test('what is no whole number says so at its rule, and points for no rule at all are refused', () => {
  expect(readPoints({ ...typed, visits_daily: 'ten', points_read: '50', class_known: '1.5' })).toEqual({
    errors: {
      visits_daily: 'Enter whole points.',
      points_read: 'Enter 20 points at most.',
      class_known: 'Enter whole points.',
    },
  })
  const none = Object.fromEntries(Object.keys(typed).map((key) => [key, '0']))
  expect(readPoints(none)).toEqual({ errors: { all: 'Give points to at least one rule.' } })
})
