import { expect, test } from 'vitest'
import { stillThereSince } from './still-there.ts'

const told = '2026-11-22T18:00:00.000Z'
const step = (kind: 'on_my_way' | 'arrived' | 'departed' | 'needs_office', turn: number) => ({
  write: { kind: 'step' as const, step: kind },
  at: turn,
  turn,
})

test('who arrived and did not leave is there, by what the server knows', () => {
  expect(stillThereSince(told, [])).toEqual(new Date(told))
  expect(stillThereSince(null, [])).toBeNull()
  expect(stillThereSince(undefined, [])).toBeNull()
})

test('a step that is on this device alone says more than the server knows', () => {
  expect(stillThereSince(null, [step('arrived', 2), step('on_my_way', 1)])).toEqual(new Date(2))
  expect(stillThereSince(told, [step('departed', 1)])).toBeNull()
})

test('a note, or a call for the office, moves nobody', () => {
  const note = { write: { kind: 'note' as const, text: 'Wet.' }, at: 5, turn: 5 }
  expect(stillThereSince(told, [step('needs_office', 1), note])).toEqual(new Date(told))
})
