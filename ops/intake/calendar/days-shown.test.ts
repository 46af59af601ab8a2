import { expect, test } from 'vitest'
import { daysFrom, firstShown } from './days-shown.ts'

const today = '2026-10-29'

test.each([
  ['today', today, today],
  ['the last of the seven days', '2026-11-04', today],
  ['the day behind them', '2026-11-05', '2026-11-05'],
  ['yesterday', '2026-10-28', '2026-10-22'],
  ['a week ago', '2026-10-22', '2026-10-22'],
  ['the day before that', '2026-10-21', '2026-10-15'],
])('%s is shown among the seven days that begin with its week from today', (_, on, first) => {
  expect(firstShown(on, today)).toBe(first)
  expect(daysFrom(first)).toContain(on)
})

test('seven days follow each other, also where the clocks are turned back', () => {
  expect(daysFrom(today)).toEqual([
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
  ])
})
