import { expect, test } from 'vitest'
import { dayWords, weekWords } from './words.ts'

test('weeks and days are named by their dates', () => {
  expect(weekWords(['2026-11-16', '2026-11-17', '2026-11-22'])).toBe('Nov 16 – Nov 22')
  expect(dayWords('2026-11-16')).toBe('Mon 16')
})
