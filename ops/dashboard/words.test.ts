import { expect, test } from 'vitest'
import { ages } from '#domain/figures/figure.ts'
import { ageWords, clockOf, waitWords } from './words.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

test('a clock counts seconds while they matter, then minutes, then days', () => {
  expect([0, 40, 725, 3599, 3600, 12_000, 200_000].map((seconds) => clockOf(ago(seconds), now))).toEqual([
    '0:00',
    '0:40',
    '12:05',
    '59:59',
    '1 h 00',
    '3 h 20',
    '2 days',
  ])
})

test('the ages follow each other without a gap', () => {
  expect(ages.map(ageWords)).toEqual(['Up to 5 min', '5 to 15 min', '15 to 60 min', 'Over 1 hour'])
})

test('a duration is told as people tell it', () => {
  expect([0, 1, 59, 60, 80, 2879, 3000].map((minutes) => waitWords(minutes))).toEqual([
    'Under 1 min',
    '1 min',
    '59 min',
    '1 h',
    '1 h 20 min',
    '47 h 59 min',
    '2 days',
  ])
})
