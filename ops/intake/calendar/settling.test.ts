import { expect, test } from 'vitest'
import { isSamePress, isSettling } from './settling.ts'

test.each([
  ['the second click of a double-click', { by: 'mouse', hasMoved: false }, { after: 150, by: 'mouse' }, true],
  ['a quick click beside it', { by: 'mouse', hasMoved: true }, { after: 400, by: 'mouse' }, true],
  ['a late click at the same point', { by: 'mouse', hasMoved: false }, { after: 5000, by: 'mouse' }, true],
  ['a click elsewhere', { by: 'mouse', hasMoved: true }, { after: 700, by: 'mouse' }, false],
  ['a key after a click', { by: 'mouse', hasMoved: false }, { after: 700, by: 'keyboard' }, false],
  ['a second tap', { by: 'touch', hasMoved: false }, { after: 300, by: 'touch' }, true],
  ['a later tap', { by: 'touch', hasMoved: false }, { after: 700, by: 'touch' }, false],
  ['a key that was pressed twice', { by: 'keyboard', hasMoved: false }, { after: 300, by: 'keyboard' }, true],
] as const)(
  '%s right after a visit was placed: nothing else is placed is %s',
  (_, placed, { after, by }, isIt) => {
    expect(isSettling({ at: 1000, ...placed }, { now: 1000 + after, by })).toBe(isIt)
  },
)

test('a visit that was just placed is chosen by a press of its own alone', () => {
  const placed = { at: 1000, by: 'mouse', hasMoved: false } as const
  expect(isSamePress(placed, { now: 1150, by: 'mouse' })).toBe(true)
  expect(isSamePress({ ...placed, hasMoved: true }, { now: 1150, by: 'mouse' })).toBe(false)
  expect(isSamePress({ ...placed, by: 'touch' }, { now: 1150, by: 'touch' })).toBe(true)
  expect(isSamePress({ ...placed, by: 'keyboard' }, { now: 1150, by: 'mouse' })).toBe(false)
})

test('before anything was placed, everything can be', () => {
  expect(isSettling(null, { now: 5, by: 'mouse' })).toBe(false)
})
