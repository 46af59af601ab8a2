import { createHash } from 'node:crypto'

/** SHA-256, in hex, of what was sent: the same for the same fields in another order. */
export function hashContent(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(content).toSorted()))
    .digest('hex')
}
