import { withoutNoise } from '#domain/drying/round-up.ts'

// English and Spanish of the United States write numbers alike.
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const upward = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, roundingMode: 'ceil' })

/** "2,752", "143.75" */
export function decimal(value: number): string {
  return plain.format(withoutNoise(value))
}

/** A result before it is rounded up. Its last digit is rounded up too: 5.001 shown as 5 would not become 6. */
export function quotient(value: number): string {
  return upward.format(withoutNoise(value))
}
