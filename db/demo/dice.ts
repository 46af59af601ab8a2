/** Throws that look random and are the same at every start: a number from 0 to below 1 (mulberry32). */
export type Dice = () => number

export function rollDice(seed: number): Dice {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A UUID of version 7 for this moment, the same at every start. */
export function rollId(dice: Dice, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const hex = (length: number) => Array.from({ length }, () => Math.floor(dice() * 16).toString(16)).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(12)}`
}
