/** More than any building has. It keeps every result a number. */
const most = 10_000_000

/** Refuses what is no amount, by the name it is given in a sentence. */
export function requireAmounts(amounts: Readonly<Record<string, number>>) {
  for (const [what, amount] of Object.entries(amounts)) {
    if (!(amount >= 0 && amount <= most)) throw new RangeError(`${what} must be from 0 to 10,000,000.`)
  }
}

/** Refuses what nothing can be divided by, such as a unit without capacity. */
export function requireSizes(sizes: Readonly<Record<string, number>>) {
  for (const [what, size] of Object.entries(sizes)) {
    if (!(size >= 1 && size <= most)) throw new RangeError(`${what} must be from 1 to 10,000,000.`)
  }
}
