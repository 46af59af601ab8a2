import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { charactersLeft } from './characters-left.ts'

test.each([
  ['', null],
  ['x'.repeat(3799), null],
  ['x'.repeat(3800), 200],
  ['x'.repeat(3998) + '💧', 0],
  ['x'.repeat(4100), 0],
])('near its end a long note says how much still fits', (text, left) => {
  expect(charactersLeft(text, 4000)).toBe(left)
})

test('one and several are told apart', () => {
  expect([0, 1, 2].map(en.field.charactersLeft)).toEqual([
    'No characters left',
    '1 character left',
    '2 characters left',
  ])
})
