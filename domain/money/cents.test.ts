import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsWords, mostCents, readCents } from './cents.ts'

test.each([
  ['1,250.50', 125_050],
  ['1250.5', 125_050],
  ['$ 1,250', 125_000],
  ['  $12 ', 1200],
  ['0.07', 7],
  ['007', 700],
  ['1.10', 110],
  // As a number of dollars this is 8.219999...
  ['8.22', 822],
  ['1,000,000.00', 100_000_000],
])('%s is %d cents', (typed, cents) => expect(readCents(typed)).toBe(cents))

test.each([
  '',
  '$',
  '-5',
  '1.250,50',
  '1,25',
  '12,50',
  '1.005',
  '1e3',
  '1 250',
  '.50',
  'twelve',
  '9'.repeat(20),
])('“%s” is no amount', (typed) => expect(readCents(typed)).toBeNull())

test('what is shown can be typed again, whatever the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: mostCents }), (cents) => readCents(centsWords(cents)) === cents),
  )
  expect([0, 5, 125_050, -125_050, 123_456_789_00].map(centsWords)).toEqual([
    '$0.00',
    '$0.05',
    '$1,250.50',
    '-$1,250.50',
    '$123,456,789.00',
  ])
})
