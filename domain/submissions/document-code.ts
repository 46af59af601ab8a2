import { createHash } from 'node:crypto'

/** The short code of a document, as its paper prints it: "3F9A0-7C21B". The database derives the same from its ID. */
export function documentCode(id: string): string {
  const hash = createHash('sha256')
    .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
    .digest('hex')
  return `${hash.slice(0, 5)}-${hash.slice(5, 10)}`.toUpperCase()
}

/** A code as people type it, as it is stored; null where it is none. */
export function readDocumentCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[0-9A-F]{10}$/.test(code) ? code : null
}
