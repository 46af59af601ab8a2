import { expect, test } from 'vitest'
import { foot, inch, readLength, writeLength } from './length.ts'

test.each([
  [`12'4"`, 12 * foot + 4 * inch],
  ['12’4”', 12 * foot + 4 * inch],
  ["12' 4''", 12 * foot + 4 * inch],
  ["12'4", 12 * foot + 4 * inch],
  ['12 4', 12 * foot + 4 * inch],
  ['12-4', 12 * foot + 4 * inch],
  ['12 ft 4 in', 12 * foot + 4 * inch],
  ['12 pies 4 pulgadas', 12 * foot + 4 * inch],
  ['148 in', 12 * foot + 4 * inch],
  ['148"', 12 * foot + 4 * inch],
  ['15', 15 * foot],
  ["15'", 15 * foot],
  ['15 0', 15 * foot],
  ['9.5', 9 * foot + 6 * inch],
  ['9,5', 9 * foot + 6 * inch],
  ['12.33', Math.round(12.33 * foot)],
  ['3 6 1/2', 3 * foot + 6 * inch + 8],
  [`3'6½"`, 3 * foot + 6 * inch + 8],
  ['3/4 in', 12],
  ['0.5', 6 * inch],
])('%s is a length', (typed, length) => {
  expect(readLength(typed)).toEqual({ length })
})

test.each(['', 'wide', '12 4 3', "12'4'", '-3', '0', '1/0 in', '12 ft 4 ft', '1e3', '12..3'])(
  'what is no length is answered with how one is typed: %s',
  (typed) => {
    expect(readLength(typed)).toEqual({ sentence: 'Enter a length like 12\'4", 12 4, 12.33 or 148 in.' })
  },
)

test('a slip is told for what it is', () => {
  expect(readLength('12 14')).toEqual({ sentence: 'Enter less than 12 inches after the feet.' })
  expect(readLength('1250')).toEqual({ sentence: 'Enter 500 ft at most.' })
})

test('a length is written as it is read from a tape measure, and read again as the same', () => {
  expect([148 * inch, 15 * foot, 3 * foot + 6 * inch + 8, 5].map(writeLength)).toEqual([
    `12'4"`,
    `15'0"`,
    `3'6 1/2"`,
    `0'0 5/16"`,
  ])
  for (let length = 1; length < 2 * foot; length++)
    expect(readLength(writeLength(length))).toEqual({ length })
})
