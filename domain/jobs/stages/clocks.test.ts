import { expect, test } from 'vitest'
import { clockState } from './clocks.ts'

test.each([
  ['2026-11-10T12:04:00Z', null, 'running'],
  ['2026-11-10T12:02:00Z', null, 'late'],
  ['2026-11-10T12:02:00Z', '2026-11-10T12:02:00Z', 'met'],
  ['2026-11-10T12:02:00Z', '2026-11-10T12:02:01Z', 'met-late'],
])('a clock that is due at %s and was reached at %s is %s', (due_at, reached_at, state) => {
  expect(clockState({ due_at, reached_at }, new Date('2026-11-10T12:03:00Z'))).toBe(state)
})
