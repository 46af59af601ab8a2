import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equilibriumMoisture } from './equilibrium-moisture.ts'

test.each([
  [70, 30, 6.17],
  [70, 50, 9.25],
  [70, 65, 11.96],
  [80, 60, 10.78],
  [90, 20, 4.3],
])('wood in air of %i °F and %i%% comes to %d%%', (fahrenheit, humidity, content) => {
  expect(Math.abs(equilibriumMoisture({ fahrenheit, humidity }) - content)).toBeLessThanOrEqual(0.005)
})

test('in more humid air wood holds more, and always a number', () => {
  const humidity = fc.double({ min: 0, max: 100, noNaN: true })
  const fahrenheit = fc.double({ min: -40, max: 200, noNaN: true })
  fc.assert(
    fc.property(fahrenheit, humidity, humidity, (fahrenheit, one, other) => {
      const drier = equilibriumMoisture({ fahrenheit, humidity: Math.min(one, other) })
      const wetter = equilibriumMoisture({ fahrenheit, humidity: Math.max(one, other) })
      expect(wetter).toSatisfy(Number.isFinite)
      expect(drier).toBeLessThanOrEqual(wetter + 1e-9)
    }),
  )
  expect(() => equilibriumMoisture({ fahrenheit: 70, humidity: NaN })).toThrow(RangeError)
})
