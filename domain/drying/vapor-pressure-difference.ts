import { inchesOfMercury, type Air } from './air.ts'
import { requireAir } from './air-limits.ts'
import { saturationPressure } from './saturation.ts'

/**
 * How strongly a wet surface gives off its water, in inHg: the vapor pressure of saturated air at the temperature of the surface,
 * less that of the air (ASHRAE 2017, chapter 1). Below zero, the air wets the surface.
 */
export function vaporPressureDifference(surfaceFahrenheit: number, air: Pick<Air, 'vaporPressure'>) {
  requireAir({ fahrenheit: surfaceFahrenheit, humidity: 0 })
  return inchesOfMercury(saturationPressure(surfaceFahrenheit)) - air.vaporPressure
}
