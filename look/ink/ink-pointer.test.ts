import { expect, test } from 'vitest'
import { takesOver } from './ink-pointer.ts'

const finger = { id: 1, type: 'touch', button: 0, at: 10_000 }
const pen = { id: 2, type: 'pen', button: 0, at: 10_000 }

test('a finger draws, and a second one beside it does not', () => {
  expect(takesOver(finger, { drawing: null, penAt: null })).toBe(true)
  expect(takesOver({ ...finger, id: 3 }, { drawing: finger, penAt: null })).toBe(false)
})

test('the hand that rests beside a pen draws nothing, and a finger later does', () => {
  expect(takesOver(finger, { drawing: null, penAt: 9500 })).toBe(false)
  expect(takesOver(finger, { drawing: pen, penAt: 9500 })).toBe(false)
  expect(takesOver(finger, { drawing: null, penAt: 2000 })).toBe(true)
})

test('a pen takes over from the hand that came down before it', () => {
  expect(takesOver(pen, { drawing: finger, penAt: null })).toBe(true)
  expect(takesOver(pen, { drawing: pen, penAt: 9900 })).toBe(false)
})

test('only the main button of a mouse draws', () => {
  expect(takesOver({ ...finger, type: 'mouse', button: 2 }, { drawing: null, penAt: null })).toBe(false)
})
