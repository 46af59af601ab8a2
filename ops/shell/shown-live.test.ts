import { expect, test } from 'vitest'
import { shownLive } from './shown-live.ts'

test('nothing is live while calls to the server get no answer', () => {
  expect(shownLive('live', { lostSince: 1 })).toBe('offline')
  expect(shownLive('live', { lostSince: null })).toBe('live')
  expect(shownLive('connecting', { lostSince: null })).toBe('connecting')
})
