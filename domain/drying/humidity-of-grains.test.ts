import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airAt } from './air.ts'
import { humidityOfGrains } from './humidity-of-grains.ts'

test('54.48 grains at 70 °F are 50%', () => {
  expect(humidityOfGrains({ fahrenheit: 70, grains: 54.48 })).toBeCloseTo(50, 1)
  expect(humidityOfGrains({ fahrenheit: 70, grains: 56.73, altitudeFeet: 1100 })).toBeCloseTo(50, 1)
})

test('grains of measured air give its humidity back', () => {
  const air = fc.record({
    fahrenheit: fc.double({ min: -40, max: 180, noNaN: true }),
    humidity: fc.double({ min: 0, max: 100, noNaN: true }),
    altitudeFeet: fc.double({ min: -1000, max: 5000, noNaN: true }),
  })
  fc.assert(
    fc.property(air, ({ humidity, ...rest }) => {
      const { grains } = airAt({ ...rest, humidity })
      expect(humidityOfGrains({ ...rest, grains })).toBeCloseTo(humidity, 6)
    }),
  )
})

test('saturated air of any temperature is 100%, and never a hair more', () => {
  fc.assert(
    fc.property(fc.double({ min: -40, max: 200, noNaN: true }), (fahrenheit) => {
      const { grains } = airAt({ fahrenheit, humidity: 100 })
      const humidity = humidityOfGrains({ fahrenheit, grains })
      expect(humidity).toBeLessThanOrEqual(100)
      expect(humidity).toBeCloseTo(100, 6)
    }),
  )
})

test.each([
  [{ fahrenheit: 70, grains: 120 }, 'Air of this temperature cannot hold so many grains.'],
  [{ fahrenheit: 70, grains: -1 }, 'Enter grains per pound of 0 or more.'],
  [{ fahrenheit: 70, grains: NaN }, 'Enter grains per pound of 0 or more.'],
  [{ fahrenheit: 70, grains: Infinity }, 'Enter grains per pound of 0 or more.'],
  [{ fahrenheit: 300, grains: 50 }, 'Enter a temperature from -40 to 200 °F.'],
])('%j is refused in a sentence', (air, sentence) => {
  expect(() => humidityOfGrains(air)).toThrow(new RangeError(sentence))
})
