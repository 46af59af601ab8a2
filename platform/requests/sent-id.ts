import * as z from 'zod'

/**
 * An id as it is sent to us, in a path, a query or a body. To PostgreSQL capitals are the same id, but not to file names,
 * signatures and comparisons, so there is one spelling from here on.
 */
export function sentId(sentence?: string) {
  return z.uuid(sentence).toLowerCase()
}

/** The id of a new record, which its sender made, so that sending it twice is harmless. */
export const MadeId = z.uuidv7('The ID must be a version 7 UUID.').toLowerCase()
