import { expect, test } from 'vitest'
import { callBacksOf, type Waited } from '#domain/leads/calls/call-backs.ts'
import { scaleOf, ticksOf } from './call-scale.ts'

const scale = (promised: number, ...waited: [Waited['minutes'], number][]) =>
  scaleOf(
    callBacksOf(
      { promised, since: '2026-08-25', until: '2026-11-22' },
      waited.map(([minutes, count]) => ({ minutes, count })),
    ),
  )

test('a call in the last promised minute stands on the kept side, and one a minute later beyond it', () => {
  for (const promised of [1, 7, 15, 20, 60, 240]) {
    const { columns, end } = scale(promised, [promised, 1], [promised + 1, 1])
    expect(columns.map(({ at, isKept }) => [at <= promised, isKept])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(Math.max(...columns.map(({ at }) => at))).toBeLessThanOrEqual(end)
  }
})

test('what took very long, or is still open, stands in one column at the end', () => {
  const { columns, hasLater, end } = scale(15, [3, 20], [22, 1], [300, 1], [null, 1])
  expect(hasLater).toBe(true)
  expect(columns).toEqual([
    { at: 3, count: 20, isKept: true },
    { at: 22, count: 1, isKept: false },
    { at: end - 1, count: 2, isKept: false },
  ])
})

test('with many requests a dot stands for several', () => {
  expect(scale(15, [5, 11]).each).toBe(1)
  expect(scale(15, [5, 12]).each).toBe(2)
  expect(scale(15, [5, 1100]).each).toBe(100)
})

test.each([
  [15, [0, 5, 10, 15]],
  [20, [0, 10, 20]],
  [7, [0, 7]],
])('a promise of %i minutes is marked at %j', (promised, ticks) => {
  expect(ticksOf(promised)).toEqual(ticks)
})
