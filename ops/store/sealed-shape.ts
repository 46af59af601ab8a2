import * as z from 'zod'

const bytes = z.custom<ArrayBuffer>((bytes) => bytes instanceof ArrayBuffer)
const iv = z.custom<Uint8Array<ArrayBuffer>>((iv) => iv instanceof Uint8Array)

/** What a database of the browser gives back of something that was sealed. */
export const SealedShape = z.object({ iv: iv.nullable(), bytes })

/** The same, where nothing is stored without a key. */
export const EncryptedShape = z.object({ iv, bytes })
