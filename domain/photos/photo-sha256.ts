import * as z from 'zod'

/** The name that the bytes of a photo have: their SHA-256 in lower-case hexadecimal. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t the SHA-256 of a photo.')
