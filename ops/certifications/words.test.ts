import { expect, test } from 'vitest'
import { expiryWords } from './words.ts'

test.each([
  [null, 'Does not expire'],
  ['2026-11-20', 'Expires Nov 20, 2026'],
  ['2026-11-19', 'Expired Nov 19, 2026'],
])('what holds until %s', (expires_on, words) => {
  expect(expiryWords({ expires_on }, '2026-11-20')).toBe(words)
})
