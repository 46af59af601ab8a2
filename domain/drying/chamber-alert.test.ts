import { expect, test } from 'vitest'
import { airAt } from './air.ts'
import { chamberAlert } from './chamber-alert.ts'

const visits = (affected: readonly number[]) => affected.map((affected) => ({ affected, outside: null }))

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

const mild = 65
test('a closed system is not as wet as outside, where outside is warm enough to dry with that air', () => {
  const closed = (affected: number, grains: number, fahrenheit = mild) =>
    chamberAlert([{ affected, outside: { grains, fahrenheit } }], 'closed')
  expect(closed(53.7, 53.7)).toBe('wetter_than_outside')
  expect(closed(53.7, 53.8)).toBe(null)
  expect(closed(53.7, 53.7, mild - 0.1)).toBe(null)
  expect(chamberAlert([{ affected: 53.7, outside: { grains: 22.9, fahrenheit: mild } }], 'open')).toBe(null)
  expect(chamberAlert(visits([53.7]), 'closed')).toBe(null)
})

const drying = { fahrenheit: 85, humidity: 35 }
const nearlyDry = { fahrenheit: 80, humidity: 30 }
/** A morning of each season in Ohio, with the air of a chamber in which dehumidifiers run. */
test.each([
  ['January', { fahrenheit: 26, humidity: 78 }, nearlyDry, null],
  ['January', { fahrenheit: 26, humidity: 78 }, drying, null],
  ['March', { fahrenheit: 40, humidity: 70 }, nearlyDry, null],
  ['April', { fahrenheit: 52, humidity: 65 }, drying, null],
  ['July', { fahrenheit: 78, humidity: 70 }, drying, null],
  ['July', { fahrenheit: 78, humidity: 70 }, { fahrenheit: 84, humidity: 65 }, 'wetter_than_outside'],
  ['a dry day in June', { fahrenheit: 72, humidity: 40 }, drying, 'wetter_than_outside'],
  ['November', { fahrenheit: 42, humidity: 75 }, drying, null],
] as const)('in %s, outside %j, a closed chamber of %j: %s', (_, outside, chamber, alert) => {
  const measured = { grains: airAt(outside).grains, fahrenheit: outside.fahrenheit }
  expect(chamberAlert([{ affected: airAt(chamber).grains, outside: measured }], 'closed')).toBe(alert)
})
