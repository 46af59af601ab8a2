import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 99 bits. */
export function oneTimePassword() {
  return typable(() => randomInt(letters.length))
}

/** Twenty characters that cannot be mistaken for each other, in groups that can be typed. */
export function typable(throwOf: (nth: number) => number) {
  const characters = Array.from({ length: 20 }, (_, nth) => letters[throwOf(nth) % letters.length])
  return [0, 5, 10, 15].map((from) => characters.slice(from, from + 5).join('')).join('-')
}
