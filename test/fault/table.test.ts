import { expect, test } from 'vitest'
import { formatFaults } from './table.ts'

const done = {
  name: 'kill -9',
  times: 3,
  acknowledged: 90,
  lost: 0,
  doubled: 0,
  remarks: ['in turn'],
  failed: 0,
}

test('a fault is told with how long it took to be back', () => {
  const [, , row] = formatFaults([{ ...done, silences: [3000, 1000, 1500] }]).split('\n')
  expect(cellsOf(row)).toEqual(['kill -9', '3', '90', '0', '0', '1.50 s', '3.00 s', 'in turn'])
})

test('what could not be done is no success', () => {
  const rows = [
    { name: 'power cut', reason: 'it takes root' },
    { ...done, silences: [1], failed: 2 },
  ]
  const [, , first, second] = formatFaults(rows).split('\n')
  expect(cellsOf(first)).toEqual(['power cut', 'not run', '', '', '', '', '', 'it takes root'])
  expect(cellsOf(second).at(-1)).toBe('2 CHECKS FAILED; in turn')
})

function cellsOf(row = '') {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}
