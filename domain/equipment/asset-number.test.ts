import { expect, test } from 'vitest'
import { AssetNumber, assetRange, mostInRange } from './asset-number.ts'

test.each([
  ['am 17', 'AM-17'],
  ['AM17', 'AM-17'],
  [' lgr-05 ', 'LGR-05'],
])('however it is typed, %j is %s', (typed, number) => {
  expect(AssetNumber.parse(typed)).toBe(number)
})

test.each(['17', 'AM', 'AM-', 'AM-123456', 'AM-1-2', 'ÄM-1', 'ABCDEFG-1'])(
  '%j is no number of a unit',
  (typed) => {
    expect(AssetNumber.safeParse(typed).success).toBe(false)
  },
)

test('a range goes from the first number to the last, with as many digits as the first', () => {
  expect(assetRange('AM-01', 'am 3')).toEqual(['AM-01', 'AM-02', 'AM-03'])
  expect(assetRange('AM-9', 'AM-11')).toEqual(['AM-9', 'AM-10', 'AM-11'])
  expect(assetRange('AM-7', 'AM-7')).toEqual(['AM-7'])
})

test('what goes backward, changes its letters or is longer than one entry may be is no range', () => {
  expect(assetRange('AM-3', 'AM-1')).toBe(null)
  expect(assetRange('AM-1', 'LGR-3')).toBe(null)
  expect(assetRange('AM-1', `AM-${mostInRange}`)).toHaveLength(mostInRange)
  expect(assetRange('AM-1', `AM-${mostInRange + 1}`)).toBe(null)
})
