import { expect, test } from 'vitest'
import { dryUpTo, goalOf } from './goal.ts'

const point = { material: 'drywall', meter: 'M-2', scale: 'relative' }
const at = (day: number) => new Date(`2026-11-${day}T09:30:00-05:00`)
const reference = { ...point, value: 10, at: at(10) }

test('the goal is the newest reading of the same material with the same meter and scale', () => {
  const references = [
    { ...reference, value: 9, at: at(12) },
    reference,
    { ...reference, value: 11, at: at(11) },
  ]
  expect(goalOf(point, references, 12)).toEqual({ goal: 9, isDefault: false })
})

test.each([[{ material: 'plywood' }], [{ meter: 'M-3' }], [{ scale: 'wood' }]])(
  'a reference of another %j is none, and the goal is marked as a default',
  (other) => {
    expect(goalOf(point, [{ ...reference, ...other }], 12)).toEqual({ goal: 12, isDefault: true })
  },
)

test('a point is dry within a tenth of its goal, or as the company says', () => {
  expect([dryUpTo(10), dryUpTo(12), dryUpTo(0.7), dryUpTo(0)]).toEqual([11, 13.2, 0.77, 0])
  expect(dryUpTo(10, { share: 0, points: 0 })).toBe(10)
  expect(dryUpTo(10, { share: 0.1, points: 4 })).toBe(14)
})
