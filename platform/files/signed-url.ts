import { createHmac, timingSafeEqual } from 'node:crypto'
import { minute } from '#platform/time.ts'

/** The longest time for which a signed path is honoured. */
export const longestSignedLife = 10 * minute

/** How far the clocks of two nodes may be apart. */
const clockDifference = minute

/** The path with a signature that allows reading it until a given time. */
export function signPath(secret: Buffer, path: string, until: Date): string {
  const text = String(until.getTime())
  return `${path}?until=${text}&sig=${mac(secret, path, text)}`
}

/** Whether the query is ours, for this very path, and still good. */
export function isSignedPath(
  secret: Buffer,
  { path, until, sig }: { path: string; until: string; sig: string },
  now: Date,
): boolean {
  const given = Buffer.from(sig)
  const expected = Buffer.from(mac(secret, path, until))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const left = Number(until) - now.getTime()
  return left > 0 && left <= longestSignedLife + clockDifference
}

/** Compared as text: the last character of base64url has spare bits, so two texts can mean the same bytes. */
function mac(secret: Buffer, path: string, until: string) {
  return createHmac('sha256', secret).update(`path:${until}:${path}`).digest('base64url')
}
