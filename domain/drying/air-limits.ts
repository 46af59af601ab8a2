import { pressureAt, saturationPressure } from './saturation.ts'

/** Air as it is measured: temperature in °F and relative humidity in percent, at an altitude in feet above the sea. */
export type MeasuredAir = { fahrenheit: number; humidity: number; altitudeFeet?: number }

/** Where the formulas hold. */
export const airLimits = {
  fahrenheit: { least: -40, most: 200 },
  humidity: { least: 0, most: 100 },
  altitudeFeet: { least: -1000, most: 15_000 },
} as const

/** What is wrong with measured air, said to whoever typed it. */
export const airProblems = {
  fahrenheit: 'Enter a temperature from -40 to 200 °F.',
  humidity: 'Enter a humidity from 0 to 100%.',
  altitudeFeet: 'Enter an altitude from -1,000 to 15,000 ft.',
  // High up, water boils below 200 °F: no air there holds that much of it.
  boils: 'Air this hot cannot be this humid at this altitude. Check the temperature and the humidity.',
} as const
export type AirProblem = keyof typeof airProblems

export function findAirProblem({ fahrenheit, humidity, altitudeFeet = 0 }: MeasuredAir): AirProblem | null {
  if (!isWithin(fahrenheit, airLimits.fahrenheit)) return 'fahrenheit'
  if (!isWithin(humidity, airLimits.humidity)) return 'humidity'
  if (!isWithin(altitudeFeet, airLimits.altitudeFeet)) return 'altitudeFeet'
  return (humidity / 100) * saturationPressure(fahrenheit) < pressureAt(altitudeFeet) ? null : 'boils'
}

export function requireAir(air: MeasuredAir) {
  const problem = findAirProblem(air)
  if (problem) throw new RangeError(airProblems[problem])
}

/** Not a number is within nothing. */
function isWithin(value: number, { least, most }: { least: number; most: number }) {
  return value >= least && value <= most
}
