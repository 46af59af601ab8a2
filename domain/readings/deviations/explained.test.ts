import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Deviation } from './deviation.ts'
import { explanationOf, isBeyondTolerance, moreThanRecommended, type Counts } from './explained.ts'

const [room_id, other_room] = [newId(), newId()]

function told(counts: Counts, change: Partial<Deviation> = {}): Deviation {
  const said = { chart: 'iicrc-3.1.22', reason: 'covered', note: '', at: '2026-11-10T14:52:00.000Z' } as const
  const place = { need: 'air_movers', room_id, chamber_id: null } as const
  return { id: newId(), job_id: newId(), by: 'Theo Bittern', ...said, ...place, ...counts, ...change }
}
const counts = (recommended: Counts['recommended'], placed: number) => ({ recommended, placed })
const here = { need: 'air_movers', room_id, chamber_id: null } as const

test.each([
  [5, 5, false],
  [5, 4, true],
  [5, 6, true],
  [10, 9, false],
  [10, 8, true],
  [20, 22, false],
  [20, 23, true],
  [0, 1, true],
  [0, 0, false],
  ['n/a', 0, false],
  ['n/a', 1, true],
] as const)('of %s recommended, %s placed needs a reason: %s', (recommended, placed, isAsked) => {
  expect(isBeyondTolerance({ recommended, placed })).toBe(isAsked)
})

test('a figure that the chart does not have is no 0: machines there are all more than it recommends', () => {
  expect(moreThanRecommended(counts('n/a', 2))).toBe(2)
  expect(moreThanRecommended(counts(5, 4))).toBe(-1)
})

test('a reason stays with the difference that it explains, and is asked for again beyond it', () => {
  const said = [told(counts(5, 4))]
  expect(explanationOf(said, here, counts(5, 4))).toBe(said[0])
  expect(explanationOf(said, here, counts(6, 5))).toBe(said[0])
  expect(explanationOf(said, here, counts(5, 3))).toBe(null)
  expect(explanationOf(said, here, counts(6, 4))).toBe(null)
  expect(explanationOf(said, here, counts(5, 6))).toBe(null)
  expect(explanationOf(said, here, counts('n/a', 4))).toBe(null)
})

test('of several, the one that was given last counts, each for its own room and kind of machine', () => {
  const [first, last] = [told(counts(5, 3)), told(counts(5, 4))]
  const others = [told(counts(5, 1), { room_id: other_room }), told(counts(5, 1), { need: 'dehumidifiers' })]
  expect(explanationOf([first, last, ...others], here, counts(5, 4))).toBe(last)
  expect(explanationOf([first, last, ...others], here, counts(5, 3))).toBe(null)
  expect(explanationOf([], here, counts(5, 4))).toBe(null)
})

test('where the chart has no figure, a reason covers as many machines as it was given for', () => {
  const said = [told(counts('n/a', 2))]
  expect(explanationOf(said, here, counts('n/a', 1))).toBe(said[0])
  expect(explanationOf(said, here, counts('n/a', 3))).toBe(null)
})
