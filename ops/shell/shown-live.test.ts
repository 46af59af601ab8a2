import { expect, test } from 'vitest'
import { shownLive } from './shown-live.ts'

test('nothing is live while the line on top says that no answer comes', () => {
  expect(shownLive('live', { kind: 'no-connection' })).toBe('offline')
  expect(shownLive('live', { kind: 'nothing' })).toBe('live')
  expect(shownLive('connecting', { kind: 'sending' })).toBe('connecting')
})
