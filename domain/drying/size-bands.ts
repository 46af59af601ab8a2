/** Sizes of refrigerant dehumidifiers as they are billed, in pints a day. */
export const sizeBands = [
  { from: 70, to: 109 },
  { from: 110, to: 159 },
] as const

/** What to count with where only the band of a unit is known: its low end, so that too few units are never recommended. */
export function pintsOfBand(pints: number): number | null {
  return sizeBands.find(({ from, to }) => pints >= from && pints < to + 1)?.from ?? null
}
