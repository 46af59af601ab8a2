import { requireAir, type MeasuredAir } from './air-limits.ts'
import { humidityRatio, pressureAt, saturatedAt, saturationPressure } from './saturation.ts'
import { wetBulbOf } from './wet-bulb.ts'

/** A pound has 7,000 grains. */
export const grainsPerPound = 7000

export type Air = {
  /** Grains of water per pound of dry air. */
  grains: number
  /** °F; null for air without any water. */
  dewPoint: number | null
  /** Inches of mercury. */
  vaporPressure: number
  /** °F */
  wetBulb: number
  /** Cubic feet per pound of dry air. */
  volume: number
}

/**
 * What temperature and humidity say about air: ASHRAE Fundamentals 2017, chapter 1, as in PsychroLib. At sea level unless an
 * altitude is given, because the meters and charts of the trade show that.
 */
export function airAt({ fahrenheit, humidity, altitudeFeet = 0 }: MeasuredAir): Air {
  requireAir({ fahrenheit, humidity, altitudeFeet })
  const pressure = pressureAt(altitudeFeet)
  const vapor = (humidity / 100) * saturationPressure(fahrenheit)
  const ratio = humidityRatio(vapor, pressure)
  return {
    grains: grainsPerPound * ratio,
    dewPoint: vapor > 0 ? saturatedAt(vapor, fahrenheit) : null,
    vaporPressure: inchesOfMercury(vapor),
    wetBulb: wetBulbOf({ fahrenheit, ratio, pressure }),
    volume: (0.370486 * (fahrenheit + 459.67) * (1 + 1.607858 * ratio)) / pressure,
  }
}

export function inchesOfMercury(psi: number) {
  return psi * 2.03602
}
