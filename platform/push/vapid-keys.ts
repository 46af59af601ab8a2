import { createECDH, hkdfSync } from 'node:crypto'

export type VapidKeys = { publicKey: string; privateKey: string }

/** The order of the curve P-256: a private key is a number from 1 up to this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** 64 bits more than a key has, so that no key is noticeably more likely than another. */
const bytes = 40

/**
 * The key pair by which push services know this installation (RFC 8292). It is derived from the installation’s secret: every
 * node of one installation has the same pair, and a restored backup has it again, without another secret to store.
 */
export function vapidKeysFrom(secret: Buffer): VapidKeys {
  const material = Buffer.from(hkdfSync('sha256', secret, '', 'vapid', bytes)).toString('hex')
  const number = (BigInt(`0x${material}`) % (order - 1n)) + 1n
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
