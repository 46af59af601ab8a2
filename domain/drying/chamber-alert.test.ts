import { expect, test } from 'vitest'
import { chamberAlert } from './chamber-alert.ts'

const visits = (affected: readonly number[], outside: number | null = null) =>
  affected.map((affected) => ({ affected, outside }))

test.each([
  [[], null],
  [[71.5], null],
  [[70, 69.5], null],
  [[70, 69.5, 69], 'not_falling'],
  [[70, 72, 71.5], 'not_falling'],
  [[70, 68, 67.9], null],
  [[70, 69.9, 65], null],
  [[100, 98, 96.04], null],
  [[90, 70, 69.5, 69], 'not_falling'],
] as const)('air of %j grains by visit: %s', (affected, alert) => {
  expect(chamberAlert(visits(affected), 'open')).toBe(alert)
})

test('a closed system is not as wet as outside', () => {
  expect(chamberAlert(visits([53.7], 53.7), 'closed')).toBe('wetter_than_outside')
  expect(chamberAlert(visits([53.7], 53.8), 'closed')).toBe(null)
  expect(chamberAlert(visits([53.7], 22.9), 'open')).toBe(null)
  expect(chamberAlert(visits([53.7]), 'closed')).toBe(null)
})
