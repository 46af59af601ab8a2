import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airAt } from './air.ts'
import { grainsAboveReference, grainsTakenOut } from './grains.ts'
import { vaporPressureDifference } from './vapor-pressure-difference.ts'
import { waterRemoved } from './water-removed.ts'

const air = (fahrenheit: number, humidity: number) => airAt({ fahrenheit, humidity })

test.each([
  [air(80, 60), air(100, 15), 49.45],
  [air(75, 40), air(95, 18), 7.6],
  [air(72, 35), air(78, 33), -6.3],
])('a dehumidifier took out what its outlet has less than its inlet', (inlet, outlet, grains) => {
  expect(Math.abs(grainsTakenOut({ inlet, outlet }) - grains)).toBeLessThanOrEqual(0.1)
})

test('figures rounded before they are subtracted: 71.53 less 67.12 is 4.4', () => {
  const [inlet, outlet] = [air(78, 50), air(88, 34)]
  expect([inlet.grains.toFixed(2), outlet.grains.toFixed(2)]).toEqual(['71.53', '67.12'])
  expect(grainsTakenOut({ inlet, outlet }).toFixed(1)).toBe('4.4')
})

test('the air of the hall is 32.4 grains above the living room', () => {
  const above = grainsAboveReference({ affected: air(78, 50), reference: air(70, 36) })
  expect(above.toFixed(1)).toBe('32.4')
})

test('250 CFM that lose 49.45 grains give 175.5 pints a day', () => {
  const ends = { inlet: air(80, 60), outlet: air(100, 15) }
  const removed = waterRemoved({ cfm: 250, ...ends })
  expect(removed.poundsPerHour).toBeCloseTo(7.627, 2)
  expect(removed.pintsPerDay).toBeCloseTo(175.5, 0)
  expect(removed.gallonsPerDay).toBeCloseTo(21.9, 1)
  const byConstant = waterRemoved({ cfm: 250, ...ends, inlet: { ...ends.inlet, volume: 13.33 } })
  expect(byConstant.poundsPerHour).toBeCloseTo(7.949, 2)
  expect(() => waterRemoved({ cfm: NaN, ...ends })).toThrow(
    new RangeError('The airflow must be from 0 to 10,000,000.'),
  )
})

test('a wet surface of 70 °F has 0.315 inHg more than air of 85 °F and 35%', () => {
  expect(vaporPressureDifference(70, air(85, 35))).toBeCloseTo(0.315, 3)
  expect(() => vaporPressureDifference(NaN, air(85, 35))).toThrow(RangeError)
})

test('a warmer surface gives off more', () => {
  const surface = fc.double({ min: -40, max: 200, noNaN: true })
  fc.assert(
    fc.property(surface, surface, (one, other) => {
      const [colder, warmer] = [Math.min(one, other), Math.max(one, other)]
      const around = air(85, 35)
      expect(vaporPressureDifference(colder, around)).toBeLessThanOrEqual(
        // Where the formulas for ice and water meet, they differ in the seventh digit.
        vaporPressureDifference(warmer, around) + 1e-5,
      )
    }),
  )
})
