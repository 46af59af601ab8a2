import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twenty characters that cannot be mistaken for each other, in groups that can be typed: 99 bits. */
export function oneTimePassword() {
  const pick = () => letters[randomInt(letters.length)]
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, pick).join('')).join('-')
}
