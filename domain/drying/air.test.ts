import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airAt } from './air.ts'
import { airLimits, findAirProblem } from './air-limits.ts'
import { stations } from './larkspur.fixture.ts'

/** Computed with PsychroLib 2.5 at 14.696 psi: °F, %, grains, dew point, inHg, wet bulb, ft³/lb. */
const vectors = [
  [70, 50, 54.48, 50.53, 0.3698, 58.45, 13.52],
  [80, 60, 92.09, 64.88, 0.6198, 69.65, 13.893],
  [75, 50, 64.65, 55.12, 0.4378, 62.55, 13.679],
  [72, 68, 79.76, 60.87, 0.5383, 64.72, 13.649],
  [70, 39, 42.38, 43.93, 0.2885, 55.5, 13.483],
  [85, 35, 62.74, 54.31, 0.425, 65.52, 13.929],
  [90, 20, 41.81, 43.58, 0.2846, 62.79, 13.99],
  [100, 15, 42.64, 44.09, 0.2902, 66.3, 14.247],
  [68, 90, 92.36, 64.96, 0.6216, 65.96, 13.585],
  [60, 80, 61.61, 53.82, 0.4175, 56.31, 13.286],
  [95, 60, 150.09, 78.92, 0.9971, 82.71, 14.465],
  [40, 70, 25.39, 31.14, 0.1735, 36.23, 12.67],
  [32, 100, 26.42, 32, 0.1805, 32, 12.47],
  [20, 80, 12, 15.4, 0.0822, 18.56, 12.126],
] as const

test.each(vectors.map((vector) => [vector] as const))(
  'air of %j is as PsychroLib has it',
  ([fahrenheit, humidity, grains, dewPoint, vaporPressure, wetBulb, volume]) => {
    const air = airAt({ fahrenheit, humidity })
    expect(Math.abs(air.grains - grains)).toBeLessThanOrEqual(0.05)
    expect(Math.abs((air.dewPoint ?? NaN) - dewPoint)).toBeLessThanOrEqual(0.05)
    expect(Math.abs(air.vaporPressure - vaporPressure)).toBeLessThanOrEqual(0.0005)
    expect(Math.abs(air.wetBulb - wetBulb)).toBeLessThanOrEqual(0.05)
    expect(Math.abs(air.volume - volume)).toBeLessThanOrEqual(0.001)
  },
)

/** Below the freezing point, high up and hot, where formulas change: °F, %, ft, grains, dew point, wet bulb, ft³/lb. */
const furtherVectors = [
  [35, 50, 0, 14.86, 19.79, 29.07, 12.513],
  [33, 60, 0, 16.47, 21.93, 28.6, 12.467],
  [31, 20, 0, 5.02, -1.68, 22.42, 12.384],
  [-20, 70, 0, 1.28, -26.14, -20.37, 11.087],
  [0, 50, 0, 2.74, -12.86, -1.66, 11.596],
  [150, 10, 0, 113.15, 70.72, 89.46, 15.769],
  [190, 60, 0, 2687.73, 167.09, 167.72, 26.489],
  [70, 5, 0, 5.39, -0.35, 45.19, 13.37],
  [60, 50, 5000, 46.12, 41.33, 49.43, 15.912],
  [34, 30, 10_000, 12.45, 8.62, 23.92, 18.149],
  [180, 50, 12_000, 2929.64, 150.4, 151.09, 42.418],
  [195, 20, 15_000, 1456.5, 127.46, 130.13, 39.028],
] as const

test.each(furtherVectors.map((vector) => [vector] as const))(
  'so is air of %j, which is colder, hotter or higher up',
  ([fahrenheit, humidity, altitudeFeet, ...expected]) => {
    const { grains, dewPoint, wetBulb, volume } = airAt({ fahrenheit, humidity, altitudeFeet })
    const found = [grains, dewPoint ?? NaN, wetBulb, volume]
    for (const [nth, value] of expected.entries())
      expect(Math.abs(Number(found[nth]) - value)).toBeLessThanOrEqual(nth === 3 ? 0.001 : 0.05)
  },
)

test.each([
  [0, 54.48],
  [1000, 56.52],
  [1100, 56.73],
  [5000, 65.65],
])('at %i ft, a pound of air of 70 °F and 50%% holds %d grains', (altitudeFeet, grains) => {
  const air = airAt({ fahrenheit: 70, humidity: 50, altitudeFeet })
  expect(Math.abs(air.grains - grains)).toBeLessThanOrEqual(0.05)
})

test.each(stations.map((station) => [station] as const))(
  'the air at %j is as the screen shows it',
  ([, fahrenheit, humidity, ...shown]) => {
    const { grains, dewPoint, vaporPressure } = airAt({ fahrenheit, humidity })
    expect([grains.toFixed(1), dewPoint?.toFixed(1), vaporPressure.toFixed(3)]).toEqual(shown)
  },
)

test('the wrong formulas of public calculators are not ours', () => {
  expect(airAt({ fahrenheit: 75, humidity: 50 }).grains).not.toBeCloseTo(136.8, 0)
  expect(airAt({ fahrenheit: 32, humidity: 100 }).grains).not.toBeCloseTo(22, 0)
})

test('air without water has no dew point, and nothing else is missing', () => {
  const { dewPoint, ...air } = airAt({ fahrenheit: 70, humidity: 0 })
  expect(dewPoint).toBe(null)
  expect(air).toMatchObject({ grains: 0, vaporPressure: 0 })
  expect(air.wetBulb).toBeLessThan(50)
})

test.each([
  [{ fahrenheit: -40.1, humidity: 50 }, 'Enter a temperature from -40 to 200 °F.'],
  [{ fahrenheit: 201, humidity: 50 }, 'Enter a temperature from -40 to 200 °F.'],
  [{ fahrenheit: NaN, humidity: 50 }, 'Enter a temperature from -40 to 200 °F.'],
  [{ fahrenheit: 70, humidity: -1 }, 'Enter a humidity from 0 to 100%.'],
  [{ fahrenheit: 70, humidity: 100.1 }, 'Enter a humidity from 0 to 100%.'],
  [{ fahrenheit: 70, humidity: 50, altitudeFeet: -1001 }, 'Enter an altitude from -1,000 to 15,000 ft.'],
  [{ fahrenheit: 70, humidity: 50, altitudeFeet: Infinity }, 'Enter an altitude from -1,000 to 15,000 ft.'],
])('%j is refused in a sentence', (air, sentence) => {
  expect(() => airAt(air)).toThrow(new RangeError(sentence))
})

test('where water boils below 200 °F, no air is that humid', () => {
  expect(() => airAt({ fahrenheit: 195, humidity: 100, altitudeFeet: 15_000 })).toThrow(/Air this hot/)
  expect(airAt({ fahrenheit: 195, humidity: 20, altitudeFeet: 15_000 }).grains).toBeGreaterThan(0)
  // It boils at 184 °F there, so no wet bulb is higher.
  expect(airAt({ fahrenheit: 200, humidity: 70, altitudeFeet: 15_000 }).wetBulb).toBeLessThan(184)
})

const between = ({ least, most }: { least: number; most: number }) =>
  fc.double({ min: least, max: most, noNaN: true })
const measured = fc
  .record({
    fahrenheit: between(airLimits.fahrenheit),
    humidity: between(airLimits.humidity),
    altitudeFeet: between(airLimits.altitudeFeet),
  })
  .filter((air) => findAirProblem(air) === null)

test('whatever is measured, each figure is a number, and dew point ≤ wet bulb ≤ temperature', () => {
  fc.assert(
    fc.property(measured, (air) => {
      const { dewPoint, ...figures } = airAt(air)
      for (const figure of Object.values(figures)) expect(figure).toSatisfy(Number.isFinite)
      if (dewPoint !== null) expect(dewPoint).toBeLessThanOrEqual(figures.wetBulb + 0.1)
      expect(figures.wetBulb).toBeLessThanOrEqual(air.fahrenheit)
    }),
  )
})

test('any number at all gives figures or a sentence', () => {
  const any = fc.record({ fahrenheit: fc.double(), humidity: fc.double(), altitudeFeet: fc.double() })
  fc.assert(
    fc.property(any, (air) => {
      if (findAirProblem(air)) expect(() => airAt(air)).toThrow(RangeError)
      else expect(Object.values(airAt(air))).not.toContain(NaN)
    }),
  )
})

test('more humid air has more grains, more pressure, and a higher dew point and wet bulb', () => {
  fc.assert(
    fc.property(measured, fc.double({ min: 0, max: 1, noNaN: true }), (air, share) => {
      const [drier, wetter] = [airAt({ ...air, humidity: air.humidity * share }), airAt(air)]
      expect(drier.grains).toBeLessThanOrEqual(wetter.grains)
      expect(drier.vaporPressure).toBeLessThanOrEqual(wetter.vaporPressure)
      expect(drier.wetBulb).toBeLessThanOrEqual(wetter.wetBulb)
      expect(drier.dewPoint ?? -Infinity).toBeLessThanOrEqual(wetter.dewPoint ?? -Infinity)
    }),
  )
})
