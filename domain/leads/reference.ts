import { randomInt } from 'node:crypto'
import { referenceCharacters } from './reference-form.ts'

/** `R-YYMM-` and five random characters. */
export function newReference(now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '')
  const one = () => referenceCharacters[randomInt(referenceCharacters.length)]
  return `R-${month}-${Array.from({ length: 5 }, one).join('')}`
}
