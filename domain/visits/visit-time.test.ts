import { expect, test } from 'vitest'
import { visitWords, windowWords } from './visit-time.ts'

test('a visit reads as people say it', () => {
  expect(visitWords({ on: '2026-11-24', from: '08:00', to: '10:00' })).toBe('Tue, Nov 24, 8–10 AM')
  expect(windowWords({ from: '10:00', to: '12:00' })).toBe('10 AM–12 PM')
  expect(windowWords({ from: '12:00', to: '14:30' })).toBe('12–2:30 PM')
  expect(windowWords({ from: '00:15', to: '01:00' })).toBe('12:15–1 AM')
})
