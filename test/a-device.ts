import { createECDH, randomBytes } from 'node:crypto'

/** A browser of its own that asks for notifications. */
export function aDevice(changed: Record<string, unknown> = {}) {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    ...changed,
  }
}
