export type Seeded = ReturnType<typeof seeded>

/** Chance that falls the same way for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** From `from` up to, but not with, `to`. */
    int: (from: number, to: number) => from + Math.floor(next() * (to - from)),
    coin: () => next() < 0.5,
    shuffle<T>(items: readonly T[]): T[] {
      return items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item)
    },
  }
}
