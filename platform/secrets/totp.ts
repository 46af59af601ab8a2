import { createHmac, timingSafeEqual } from 'node:crypto'
import { second } from '#platform/time.ts'

/** Of RFC 6238, as every authenticator app takes them without being told. */
const stepLength = 30 * second
const digits = 6
/** How many steps a clock may be off, either way. */
const skew = 1

export const totpSecretBytes = 20

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of the half minute, as the app shows it. */
export function totpCode(secret: Uint8Array, step: number): string {
  return hotp(secret, step, digits)
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / stepLength)
}

/** The half minute that the code belongs to, where it is near enough and later than `after`; else null. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { now, after }: { now: Date; after: number },
): number | null {
  const typed = Buffer.from(code)
  let found: number | null = null
  for (let step = stepAt(now) - skew; step <= stepAt(now) + skew; step++) {
    const expected = Buffer.from(totpCode(secret, step))
    if (typed.length === expected.length && timingSafeEqual(typed, expected) && step > after) found ??= step
  }
  return found
}

/** RFC 4226. */
export function hotp(secret: Uint8Array, counter: number, length: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const at = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(at) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** RFC 4648 without padding: how a secret is typed into an app. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32Letters.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** What the picture says that an app reads with its camera. */
export function totpUri({
  issuer,
  account,
  secret,
}: {
  issuer: string
  account: string
  secret: Uint8Array
}) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
