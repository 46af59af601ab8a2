import { expect, test } from 'vitest'
import { inFrozenOrder, selectionIn } from './frozen-order.ts'

const otis = { lead_id: 'otis' }
const nora = { lead_id: 'nora' }
const ike = { lead_id: 'ike' }

test('while a row is held nothing moves under the thumb: new ones wait, and the order stays', () => {
  expect(inFrozenOrder([nora, otis, ike], ['otis', 'ike'])).toEqual([otis, ike])
})

test('what someone else claimed leaves even then', () => {
  expect(inFrozenOrder([ike], ['otis', 'ike'])).toEqual([ike])
})

test('the selection follows the person, wherever they stand', () => {
  const selected = { id: 'otis', isByHand: true }
  expect(selectionIn([nora, otis], selected)).toBe(selected)
})

test('it begins with the most urgent, and again once the selected one is gone', () => {
  expect(selectionIn([otis, ike], null)).toEqual({ id: 'otis', isByHand: false })
  expect(selectionIn([ike], { id: 'otis', isByHand: true })).toEqual({ id: 'ike', isByHand: false })
  expect(selectionIn([], { id: 'otis', isByHand: true })).toBeNull()
})
