import { expect, test } from 'vitest'
import type { JobFacts } from './facts.ts'
import { foundWords } from './value-words.ts'
import { withFoundDay } from './found-day.ts'

const lateOnTheCall = new Date('2026-11-22T03:30:00Z')

test('“today” and “yesterday” are days of where the company works', () => {
  const day = (found: JobFacts['found']) => withFoundDay<JobFacts>({ found }, lateOnTheCall).found_on
  expect([day('just_now'), day('today'), day('yesterday'), day('earlier')]).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-20',
    undefined,
  ])
})

test('a day that someone entered stays', () => {
  expect(withFoundDay({ found: 'today', found_on: '2026-11-19' }, lateOnTheCall).found_on).toBe('2026-11-19')
})

test('the file says the day, and what was said', () => {
  expect(foundWords({ found: 'today', found_on: '2026-11-21' })).toBe('Nov 21, 2026 (said “today”)')
  expect(foundWords({ found: 'earlier', found_on: '2026-11-21' })).toBe('Nov 21, 2026 (said “earlier”)')
  expect(foundWords({ found: 'earlier' })).toBe('Earlier')
  expect(foundWords({})).toBe('')
})
