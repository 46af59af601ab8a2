import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, so that it can be read out over the phone. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `R-YYMM-` and five random characters. */
export function newReference(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '')
  const tail = Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join('')
  return `R-${month}-${tail}`
}
