import { expect, test } from 'vitest'
import { isLongStay } from './long-stay.ts'

const placed = new Date('2026-11-09T09:00:00-05:00')
const after = (hours: number) => new Date(placed.getTime() + hours * 3_600_000)

test('on its seventh day a machine is asked about', () => {
  expect([after(24 * 6 + 1), after(24 * 6 + 1.1)].map((now) => isLongStay({ placed, now }))).toEqual([
    false,
    true,
  ])
  expect(isLongStay({ placed, now: after(50) }, 3)).toBe(true)
})
