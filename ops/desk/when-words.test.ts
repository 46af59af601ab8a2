import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { aheadWords, whenWords } from './when-words.ts'

test('a visit of today or tomorrow is named so, any other by its day', () => {
  const words = (on: string) => whenWords({ on, from: '08:00', to: '10:00' }, '2026-11-30', en.time)
  expect(words('2026-11-30')).toBe('Today, 8–10 AM')
  expect(words('2026-12-01')).toBe('Tomorrow, 8–10 AM')
  expect(words('2026-12-02')).toBe('Wed, Dec 2, 8–10 AM')
  expect(words('2026-11-29')).toBe('Sun, Nov 29, 8–10 AM')
  expect(whenWords(null, '2026-11-30', en.time)).toBe('No visit planned')
})

test('a visit that is still to come is the next step, in the words in which it is said', () => {
  const words = (on: string) => aheadWords({ on, from: '10:00', to: '12:00' }, '2026-11-30', en.time)
  expect(words('2026-12-01')).toBe('Visit tomorrow, 10 AM to 12 PM')
  expect(words('2026-12-02')).toBe('Visit Wed, Dec 2, 10 AM to 12 PM')
})
