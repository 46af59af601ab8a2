import { expect, test } from 'vitest'
import { codeGroups, costWords, deviceName, readDollars, seenWords } from './words.ts'

test.each([
  ['', null],
  ['32', 3200],
  ['$ 1,032.5', 103_250],
  ['32.505', undefined],
  ['thirty', undefined],
  ['-4', undefined],
  ['3 200', undefined],
  ['1,000,000', undefined],
])('"%s" typed as dollars is %s cents', (typed, cents) => {
  expect(readDollars(typed)).toBe(cents)
})

test('when someone was seen reads well within a sentence', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  const words = [
    '2026-11-20T15:00:00Z',
    '2026-11-20T13:48:00Z',
    '2026-11-19T14:00:00Z',
    '2026-11-03T09:00:00Z',
  ]
  expect(words.map((at) => seenWords(new Date(at), now))).toEqual([
    'just now',
    '1 h 12 ago',
    'yesterday',
    'Nov 3',
  ])
})

test('a cost is said in dollars an hour', () => {
  expect([costWords(3250), costWords(0), costWords(null)]).toEqual([
    '$32.50 per hour',
    '$0.00 per hour',
    'Not set',
  ])
})

test('a code is shown in groups that can be read out', () => {
  expect(codeGroups('K7QM-2PXA-94TD')).toEqual(['K7QM', '2PXA', '94TD'])
  expect(codeGroups('K7QM2PXA9')).toEqual(['K7QM', '2PXA', '9'])
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1',
    'iPhone, Safari',
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Android, Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Windows, Edge'],
  ['', null],
])('the device "%s" is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
