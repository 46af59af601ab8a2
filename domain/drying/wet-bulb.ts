import { halve, humidityRatio, saturationPressure } from './saturation.ts'

/** Lower than the wet bulb of any air that is measured: the lower end of ASHRAE's formula. */
const lowest = -148

/** ASHRAE Fundamentals 2017, chapter 1, equations 33 and 35: the wet bulb at which air would have this much water. */
export function wetBulbOf(air: { fahrenheit: number; ratio: number; pressure: number }) {
  const isTooLow = (wetBulb: number) => ratioAt(wetBulb, air) < air.ratio
  return halve({ low: lowest, high: air.fahrenheit }, isTooLow)
}

function ratioAt(wetBulb: number, { fahrenheit, pressure }: { fahrenheit: number; pressure: number }) {
  const vapor = saturationPressure(wetBulb)
  // Water that boils gives any amount of vapor.
  if (vapor >= pressure) return Infinity
  const saturated = humidityRatio(vapor, pressure)
  const cooling = 0.24 * (fahrenheit - wetBulb)
  return wetBulb >= 32
    ? ((1093 - 0.556 * wetBulb) * saturated - cooling) / (1093 + 0.444 * fahrenheit - wetBulb)
    : ((1220 - 0.04 * wetBulb) * saturated - cooling) / (1220 + 0.444 * fahrenheit - 0.48 * wetBulb)
}
