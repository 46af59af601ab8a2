import { expect, test } from 'vitest'
import { isQuiet, QuietHours } from './preference.ts'

const overnight = { quiet: { from: '22:00', until: '06:30' } }
const atNoon = { quiet: { from: '12:00', until: '13:00' } }

test.each([
  // November is five hours behind Greenwich where the company works, July four.
  [overnight, '2026-11-21T02:59:00Z', false],
  [overnight, '2026-11-21T03:00:00Z', true],
  [overnight, '2026-11-21T11:29:00Z', true],
  [overnight, '2026-11-21T11:30:00Z', false],
  [overnight, '2026-07-21T02:00:00Z', true],
  [overnight, '2026-07-21T10:30:00Z', false],
  [atNoon, '2026-11-21T16:59:00Z', false],
  [atNoon, '2026-11-21T17:00:00Z', true],
  [atNoon, '2026-11-21T18:00:00Z', false],
  [{ quiet: null }, '2026-11-21T08:00:00Z', false],
])('with %j it is quiet at %s: %s', (preferences, at, quiet) => {
  expect(isQuiet(preferences, new Date(at))).toBe(quiet)
})

test('quiet hours that begin when they end would be all day or never, so they are refused', () => {
  const read = QuietHours.safeParse({ from: '22:00', until: '22:00' })
  expect(read.error?.issues).toMatchObject([{ path: ['until'] }])
})
