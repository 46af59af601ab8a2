import { expect, test } from 'vitest'
import { clocks, clockState, proofOf } from './clocks.ts'

const [before, due_at, after] = ['2026-11-10T12:01:00Z', '2026-11-10T12:02:00Z', '2026-11-10T12:02:01Z']

test.each([
  ['2026-11-10T12:04:00Z', null, 'held', 'running'],
  [due_at, null, 'held', 'late'],
  [due_at, due_at, 'held', 'met'],
  [due_at, after, 'held', 'met-late'],
  [due_at, before, 'missing', 'not-proven'],
  [due_at, after, 'missing', 'not-proven'],
  [due_at, null, 'missing', 'late'],
] as const)(
  'a clock that is due at %s and was reached at %s, with its proof %s, is %s',
  (due_at, reached_at, proof, state) => {
    expect(clockState({ due_at, reached_at, proof }, new Date('2026-11-10T12:03:00Z'))).toBe(state)
  },
)

test('a stage proves nothing where nobody arrived, or where points are wet', () => {
  const proofs = (met: Parameters<typeof proofOf>[1]) => clocks.map((clock) => proofOf(clock, met))
  expect(proofs(new Set())).toEqual(['held', 'missing', 'missing', 'missing'])
  expect(proofs(new Set(['arrived', 'points-at-goal']))).toEqual(['held', 'held', 'held', 'held'])
})
