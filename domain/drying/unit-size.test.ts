import { expect, test } from 'vitest'
import { dehumidifiers } from './equipment-needed.ts'
import { sizeOf } from './unit-size.ts'

const pints = { smallest: 70, unit: 'pints' } as const

test.each([
  [[], 70, []],
  [[110, 110], 110, []],
  [[110, 70], 90, [{ text: 'sizes_placed', sizes: [110, 70], each: 90, unit: 'pints' }]],
  [[110, null], 70, [{ text: 'size_not_known', each: 70, unit: 'pints' }]],
] as const)('units of %j pints count as %s each', (placed, each, working) => {
  expect(sizeOf(placed, pints)).toEqual({ each, working })
})

test('as many units are recommended as stand there exactly when they bring enough and none is too many', () => {
  const recommended = (cubicFeet: number, sizes: readonly number[]) =>
    dehumidifiers({ cubicFeet, class: 2, kind: 'lgr', unitPints: sizeOf(sizes, pints).each }).count
  // 8,500 ft³ need 170 pints, 12,500 need 250.
  expect(recommended(8500, [110, 70])).toBe(2)
  expect(recommended(8500, [110])).toBe(2)
  expect(recommended(12_500, [110, 70, 70])).toBe(3)
  expect(recommended(12_550, [110, 70, 70])).toBe(4)
})
