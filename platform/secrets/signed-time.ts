import { createHmac, timingSafeEqual } from 'node:crypto'

/** The time as a text that only we can make. */
export function signTime(secret: Buffer, time: Date): string {
  const text = time.getTime().toString(36)
  return `${text}.${mac(secret, text)}`
}

/** The time in the text, or null where it is not ours. */
export function readSignedTime(secret: Buffer, signed: string): Date | null {
  const [text = '', signature = ''] = signed.split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(mac(secret, text))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return new Date(parseInt(text, 36))
}

function mac(secret: Buffer, text: string) {
  return createHmac('sha256', secret).update(`time:${text}`).digest('base64url').slice(0, 22)
}
