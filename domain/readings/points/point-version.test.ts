import { expect, test } from 'vitest'
import { changesBetween } from './point-version.ts'

const subfloor = {
  point_id: 'one',
  number: 3,
  material: 'subfloor',
  meter: 'Pin meter',
  scale: 'Wood, %',
  room_id: 'hall',
  is_reference: false,
  by: 'Theo Bittern',
  at: '2026-11-22T14:00:00.000Z',
}

test('a point that was subfloor until today says so, with who changed it and when', () => {
  const today = { by: 'Rosa Plover', at: '2026-11-26T15:00:00.000Z' }
  const hardwood = { ...subfloor, material: 'hardwood', ...today }
  const other = { ...subfloor, point_id: 'two', material: 'drywall' }
  expect(
    changesBetween([subfloor, other, hardwood, { ...hardwood, at: '2026-11-26T16:00:00.000Z' }]),
  ).toEqual([{ point_id: 'one', field: 'material', was: 'subfloor', is: 'hardwood', ...today }])
})
