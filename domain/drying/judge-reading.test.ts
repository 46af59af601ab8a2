import { expect, test } from 'vitest'
import { judgeReading } from './judge-reading.ts'

const scale = { meter: 'M-2', least: 5, most: 60 }

test.each([
  [42, 28, { verdict: 'asked', value: 42, change: 14 }],
  [34, 28, { verdict: 'accepted' }],
  [34.1, 28, { verdict: 'asked', value: 34.1, change: 6.1 }],
  [13, 28, { verdict: 'accepted' }],
  [12, 28, { verdict: 'asked', value: 12, change: -16 }],
  [60, null, { verdict: 'accepted' }],
  [4.9, 10, { verdict: 'refused', scale }],
  [61, 55, { verdict: 'refused', scale }],
  [NaN, 55, { verdict: 'refused', scale }],
] as const)('%d after %d: %j', (value, previous, verdict) => {
  expect(judgeReading(value, { scale, previous })).toEqual(verdict)
})

test('the company may ask about less', () => {
  expect(judgeReading(30, { scale, previous: 28 }, { up: 1, down: 1 }).verdict).toBe('asked')
  expect(judgeReading(6.3, { scale, previous: 0.3 }).verdict).toBe('accepted')
})
