import { expect, test } from 'vitest'
import { followRows } from './follow-rows.ts'

const row = (id: string, cells: Record<string, string | number>) => ({ id, cells })
const before = [row('1', { room: 'Kitchen', reading: 24 }), row('2', { room: 'Hall', reading: 19 })]

test('what was read since flows in, also as rows that are new, and cells that someone typed stay', () => {
  const mine = [
    row('1', { room: 'Kitchen', reading: 23, note: 'behind the sink' }),
    row('2', { room: 'Hall', reading: 19 }),
  ]
  const now = [
    row('1', { room: 'Kitchenette', reading: 17 }),
    row('2', { room: 'Hall', reading: 14 }),
    row('3', { room: 'Bath', reading: 21 }),
  ]
  expect(followRows(mine, { before, now })).toEqual([
    row('1', { room: 'Kitchenette', reading: 23, note: 'behind the sink' }),
    row('2', { room: 'Hall', reading: 14 }),
    row('3', { room: 'Bath', reading: 21 }),
  ])
})

test('a row that someone added stays, and one that they removed doesn’t come back', () => {
  const mine = [row('2', { room: 'Hall', reading: 19 }), row('own', { room: 'Attic' })]
  const now = [...before, row('3', { room: 'Bath' })]
  expect(followRows(mine, { before, now })).toEqual([
    row('2', { room: 'Hall', reading: 19 }),
    row('own', { room: 'Attic' }),
    row('3', { room: 'Bath' }),
  ])
})

test('a row that the job no longer has goes, but not with what someone typed into it', () => {
  const typed = row('1', { room: 'Kitchen', reading: 23 })
  expect(followRows([typed, row('2', { room: 'Hall', reading: 19 })], { before, now: undefined })).toEqual([
    typed,
  ])
  expect(followRows([row('2', { room: 'Hall', reading: 19 })], { before, now: undefined })).toBe(undefined)
})

test('a cell that the job no longer knows is emptied, and one that someone emptied stays empty', () => {
  const now = [row('1', { room: 'Kitchen' }), row('2', { room: 'Hall', reading: 14 })]
  const mine = [row('1', { room: 'Kitchen', reading: 24 }), row('2', { room: 'Hall' })]
  expect(followRows(mine, { before, now })).toEqual([
    row('1', { room: 'Kitchen' }),
    row('2', { room: 'Hall' }),
  ])
})
