import { expect, test } from 'vitest'
import { foot, inch } from '#domain/rooms/length.ts'
import { lengthOf, noEntry, pressed, type LengthKey } from './length-entry.ts'

function typed(...keys: readonly LengthKey[]) {
  return keys.reduce(pressed, noEntry)
}

test('digits are feet, and after feet they are inches', () => {
  expect(lengthOf(typed('1', '5'))).toBe(15 * foot)
  expect(lengthOf(typed('1', '2', 'feet', '4'))).toBe(12 * foot + 4 * inch)
  expect(lengthOf(typed('8', 'feet', '0'))).toBe(8 * foot)
})

test('inches alone, quarters and halves', () => {
  expect(lengthOf(typed('9', '6', 'inches'))).toBe(8 * foot)
  expect(lengthOf(typed('3', 'feet', '6', 'half'))).toBe(3 * foot + 6 * inch + 8)
  expect(lengthOf(typed('3', 'feet', '6', 'half', 'quarter'))).toBe(3 * foot + 6 * inch + 12)
  expect(lengthOf(typed('3', 'feet', '6', 'half', 'half'))).toBe(3 * foot + 6 * inch)
})

test('12 inches after feet are a slip, and nothing is no length', () => {
  expect(lengthOf(typed('3', 'feet', '1', '2'))).toBeNull()
  expect(lengthOf(noEntry)).toBeNull()
  expect(lengthOf(typed('0'))).toBeNull()
})

test('the last key is taken back, one after the other', () => {
  expect(typed('1', '2', 'feet', '4', 'half', 'back')).toEqual(typed('1', '2', 'feet', '4'))
  expect(typed('1', '2', 'feet', '4', 'back', 'back')).toEqual(typed('1', '2'))
  expect(typed('1', 'back', 'back')).toEqual(noEntry)
})
