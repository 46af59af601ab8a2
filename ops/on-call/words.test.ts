import { expect, test } from 'vitest'
import { dayWords, momentWords, weekWords } from './words.ts'

test('moments are read by the clock of the office, in summer and in winter', () => {
  expect(momentWords(new Date('2026-11-20T13:00:00Z'))).toBe('Fri, Nov 20, 8:00 AM')
  expect(momentWords(new Date('2026-07-20T12:00:00Z'))).toBe('Mon, Jul 20, 8:00 AM')
})

test('weeks and days are named by their dates', () => {
  expect(weekWords(['2026-11-16', '2026-11-17', '2026-11-22'])).toBe('Nov 16 – Nov 22')
  expect(dayWords('2026-11-16')).toBe('Mon 16')
})
