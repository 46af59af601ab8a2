import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { spanWords } from './span-words.ts'

test.each([
  [0, '0 min'],
  // The clock of a screen stands still for up to a minute: a stage can begin after it.
  [-1, '0 min'],
  [4 * minute + 59_000, '4 min'],
  [hour + 14 * minute, '1 h 14'],
  [2 * hour + 6 * minute, '2 h 06'],
  [20 * hour + 40 * minute, '20 h'],
  [2 * day + 23 * hour, '2 d 23 h'],
  [2 * day, '2 d'],
  [31 * day + 5 * hour, '31 d'],
])('%i ms is %s', (ms, words) => expect(spanWords(ms)).toBe(words))
