/** Sums of feet and inches carry an error in the 16th digit, which must not buy another machine. */
export function withoutNoise(value: number) {
  return Number(value.toPrecision(12))
}

/** Fractions of a machine round up to a whole one: 3.01 is 4, and 3.0000000000000004 is 3. */
export function roundUp(quotient: number) {
  return Math.ceil(withoutNoise(quotient))
}
