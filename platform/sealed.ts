import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** What the bytes are for, and whose they are: sealed for one, they open for no other. */
type Label = { purpose: string; of: string }

/** Encrypts for the database what must be read again: who has the rows, and not the secret of the installation, has nothing. */
export function seal(secret: Buffer, label: Label, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, label), iv)
  cipher.setAAD(Buffer.from(label.of))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed])
}

/** Throws where a bit was changed, or where it was sealed for something or someone else. */
export function unseal(secret: Buffer, label: Label, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, ivBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, label), iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(label.of))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

/** A key of its own for each purpose: none is used for two things. */
function keyFor(secret: Buffer, { purpose }: Label) {
  return new Uint8Array(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32))
}
