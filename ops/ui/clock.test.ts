import { expect, test } from 'vitest'
import { momentWords } from './clock.ts'

test('moments are read by the clock of the office, in summer and in winter', () => {
  expect(momentWords(new Date('2026-11-20T13:00:00Z'))).toBe('Fri, Nov 20, 8:00 AM')
  expect(momentWords(new Date('2026-07-20T12:00:00Z'))).toBe('Mon, Jul 20, 8:00 AM')
})
