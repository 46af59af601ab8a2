import { expect, test } from 'vitest'
import { formatTable, meets, type Row } from './table.ts'

const row: Row = {
  what: 'cached page',
  ours: '17 000 /s',
  reference: '20 000 /s',
  ratio: 0.85,
  goal: { atLeast: 0.8 },
}

test('a goal is met from the goal itself on, upward or downward', () => {
  expect(meets(row)).toBe(true)
  expect(meets({ ...row, ratio: 0.8 })).toBe(true)
  expect(meets({ ...row, ratio: 0.79 })).toBe(false)
  expect(meets({ ...row, goal: { atMost: 1.05 }, ratio: 1.05 })).toBe(true)
  expect(meets({ ...row, goal: { atMost: 1.05 }, ratio: 1.06 })).toBe(false)
})

test('the table says what is met, what is not, and what could not be measured', () => {
  const table = formatTable([
    row,
    { ...row, ratio: 0.5 },
    { ...row, goal: undefined },
    { what: 'speed', reason: 'wrk is not installed' },
  ])
  expect(table.split('\n')).toEqual([
    '| what        | ours         | reference            | ratio | goal  |         |',
    '|-------------|--------------|----------------------|-------|-------|---------|',
    '| cached page | 17 000 /s    | 20 000 /s            | 0.85  | ≥ 0.8 | met     |',
    '| cached page | 17 000 /s    | 20 000 /s            | 0.50  | ≥ 0.8 | NOT MET |',
    '| cached page | 17 000 /s    | 20 000 /s            | 0.85  |       |         |',
    '| speed       | not measured | wrk is not installed |       |       |         |',
  ])
})
