import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  [undefined, null],
  ['', null],
  ['bytes=0-99', { from: 0, to: 99 }],
  ['bytes=10-', { from: 10, to: 999 }],
  ['bytes=-5', { from: 995, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=990-5000', { from: 990, to: 999 }],
  ['bytes=999-999', { from: 999, to: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  // What cannot be read, or asks for several parts, gets everything.
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['bytes=1e3-', null],
])('of 1,000 bytes %j asks for %j', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})

test('an empty file has no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('none')
  expect(readRange('bytes=-1', 0)).toBe('none')
})
