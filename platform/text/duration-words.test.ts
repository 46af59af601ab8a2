import { expect, test } from 'vitest'
import { day, hour, minute, second } from '#platform/time.ts'
import { durationWords } from './duration-words.ts'

test('a duration is told in the largest unit that divides it, and a day in hours', () => {
  const durations = [30 * second, 90 * second, minute, 15 * minute, hour, day, 36 * hour, 30 * day]
  expect(durations.map((duration) => durationWords(duration))).toEqual([
    '30 seconds',
    '90 seconds',
    '1 minute',
    '15 minutes',
    '1 hour',
    '24 hours',
    '36 hours',
    '30 days',
  ])
})

test('a sentence can ask for a unit, and gets one decimal at most', () => {
  const durations = [30 * second, minute, 90 * second, 100 * second, 2 * hour]
  expect(durations.map((duration) => durationWords(duration, 'minute'))).toEqual([
    '0.5 minutes',
    '1 minute',
    '1.5 minutes',
    '1.7 minutes',
    '120 minutes',
  ])
})
