import { grainsPerPound } from './air.ts'
import { requireAir } from './air-limits.ts'
import { pressureAt, saturationPressure } from './saturation.ts'

/**
 * Relative humidity in percent of air with so many grains per pound: the formulas of `airAt` (ASHRAE 2017, chapter 1) backwards.
 */
export function humidityOfGrains({
  fahrenheit,
  grains,
  altitudeFeet = 0,
}: {
  fahrenheit: number
  grains: number
  altitudeFeet?: number
}) {
  requireAir({ fahrenheit, humidity: 0, altitudeFeet })
  if (!(grains >= 0 && grains < Infinity)) throw new RangeError('Enter grains per pound of 0 or more.')
  const ratio = grains / grainsPerPound
  const vapor = pressureAt(altitudeFeet) * (ratio / (0.621945 + ratio))
  const humidity = (100 * vapor) / saturationPressure(fahrenheit)
  if (humidity > 100 + 1e-9) throw new RangeError('Air of this temperature cannot hold so many grains.')
  return Math.min(humidity, 100)
}
