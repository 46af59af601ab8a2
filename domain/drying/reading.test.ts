import { expect, test } from 'vitest'
import { pointStatus } from './point-status.ts'
import { projectDry } from './projection.ts'
import { oncePerVisit } from './reading.ts'

const at = (hours: number, value: number) => ({
  at: new Date(Date.UTC(2026, 10, 10, 14, 35) + hours * 3_600_000),
  value,
})
const falling = [at(0, 28), at(24, 23), at(48, 19)]

test('T7: of two devices that read a point at the same visit, the later counts once', () => {
  const both = [...falling, at(47.9, 17)]
  expect(oncePerVisit(both)).toEqual(falling)
  expect(pointStatus(both, 12)).toBe('drying')
  expect(projectDry(both, 12)).toEqual(projectDry(falling, 12))
})

test('two visits on one day count both', () => {
  expect(oncePerVisit([at(2, 27), at(0, 28), at(2, 27)])).toEqual([at(0, 28), at(2, 27)])
})

test('what is no number or has no time is left out', () => {
  const wrong = [{ at: new Date(NaN), value: 20 }, at(60, NaN), at(61, Infinity)]
  expect(oncePerVisit([...wrong, ...falling])).toEqual(falling)
})
