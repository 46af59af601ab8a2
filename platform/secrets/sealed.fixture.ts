import { createCipheriv, hkdfSync } from 'node:crypto'

/** As releases sealed that had one key for everything of a purpose. */
export function sealShared(
  secret: Buffer,
  { purpose, of }: { purpose: string; of: string },
  bytes: Uint8Array,
) {
  const iv = Buffer.alloc(12, 1)
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32))
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(of))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}
