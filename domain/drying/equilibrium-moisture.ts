import { requireAir } from './air-limits.ts'

/**
 * The moisture content in percent that wood comes to in this air: the equation of the Forest Products Laboratory (Wood Handbook,
 * chapter 4). It is a check for wood where no reference was taken, and never a goal.
 */
export function equilibriumMoisture({ fahrenheit: t, humidity }: { fahrenheit: number; humidity: number }) {
  requireAir({ fahrenheit: t, humidity })
  const h = humidity / 100
  const w = 330 + 0.452 * t + 0.00415 * t ** 2
  const k = 0.791 + 0.000463 * t - 8.44e-7 * t ** 2
  const k1 = 6.34 + 0.000775 * t - 9.35e-5 * t ** 2
  const k2 = 1.09 + 0.0284 * t - 9.04e-5 * t ** 2
  const bound = k1 * k * h
  const twice = k1 * k2 * k ** 2 * h ** 2
  return (1800 / w) * ((k * h) / (1 - k * h) + (bound + 2 * twice) / (1 + bound + twice))
}
