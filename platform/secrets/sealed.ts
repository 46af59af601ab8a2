import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** What the bytes are for, and whose they are: sealed for one, they open for no other. */
type Label = { purpose: string; of: string }

/** Encrypts for the database what must be read again: who has the rows, and not the secret of the installation, has nothing. */
export function seal(secret: Buffer, label: Label, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', ownKey(secret, label), iv)
  cipher.setAAD(Buffer.from(label.of))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed])
}

/** Throws where a bit was changed, or where it was sealed for something or someone else. */
export function unseal(secret: Buffer, label: Label, sealed: Buffer): Buffer {
  return open(ownKey(secret, label), label, sealed)
}

/** Re-encrypts, with a key for each record, what an older release encrypted with one key for each purpose. */
export function sealAnew(secret: Buffer, label: Label, sealed: Buffer): Buffer {
  return seal(secret, label, open(sharedKey(secret, label), label, sealed))
}

function open(key: Uint8Array, { of }: Label, sealed: Buffer) {
  const iv = sealed.subarray(0, ivBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(of))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

/** Each purpose and person has its own key, so that a leaked key opens nothing else. */
function ownKey(secret: Buffer, { purpose, of }: Label) {
  return keyFrom(secret, `sealed:${purpose}:${of}`)
}

function sharedKey(secret: Buffer, { purpose }: Label) {
  return keyFrom(secret, `sealed:${purpose}`)
}

function keyFrom(secret: Buffer, info: string) {
  return new Uint8Array(hkdfSync('sha256', secret, '', info, 32))
}
