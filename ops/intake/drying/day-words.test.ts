import { expect, test } from 'vitest'
import { columnDay, dayWords, weekdayWords } from './day-words.ts'

const thursday = new Date('2026-11-12T09:36:00-05:00')

test('a weekday is short over a column and whole in a sentence, whichever is asked for first', () => {
  expect(columnDay(thursday, { isLong: false, locale: 'en-US' })).toBe('Thu')
  expect(weekdayWords(thursday, 'en-US')).toBe('Thursday')
  expect(columnDay(thursday, { isLong: true, locale: 'en-US' })).toBe('11/12')
  expect(weekdayWords(thursday, 'es-US')).toBe('jueves')
  expect(dayWords(thursday, 'en-US')).toBe('Thu, Nov 12')
})
