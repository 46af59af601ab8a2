import { expect, test } from 'vitest'
import { classOf } from './class-of.ts'

test.each([
  [240, 672, 2, '35.7'],
  [409, 2167, 2, '18.9'],
  [4.99, 100, 1, '5.0'],
  [5, 100, 2, '5.0'],
  [40, 100, 2, '40.0'],
  [40.01, 100, 3, '40.0'],
  [0, 100, 1, '0.0'],
])('%d of %d ft² wet is class %i', (wet, total, expected, percent) => {
  const found = classOf({ wet, total })
  expect(found?.class).toBe(expected)
  expect(found?.percent.toFixed(1)).toBe(percent)
  expect(found?.working).toEqual([{ text: 'wet_share', wet, total, percent: found?.percent }])
})

test('class 4 is a mark by material, whatever the share', () => {
  const found = classOf({ wet: 1, total: 100, materials: ['carpet', 'hardwood'] })
  expect(found).toMatchObject({ class: 1, isClass4: true })
  expect(found?.working.at(-1)).toEqual({ text: 'bound_water', materials: ['hardwood'] })
  expect(classOf({ wet: 99, total: 100, materials: ['carpet'] })).toMatchObject({ class: 3, isClass4: false })
})

test('without surfaces there is no class, and no room is wetter than it is large', () => {
  expect(classOf({ wet: 0, total: 0 })).toBe(null)
  expect(classOf({ wet: 0.1 + 0.2, total: 0.3 })?.percent).toBe(100)
  expect(() => classOf({ wet: 101, total: 100 })).toThrow('More is wet than there is.')
  expect(() => classOf({ wet: NaN, total: 100 })).toThrow(RangeError)
})
