import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('the median is the middle value, whatever their order', () => {
  expect(median([10, 9, 1000, 2, 11])).toBe(10)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('a percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile([7], 0.01)).toBe(7)
})
