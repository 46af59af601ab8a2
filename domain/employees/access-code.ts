import { createHmac, randomInt } from 'node:crypto'
import { hour } from '#platform/time.ts'

/** How long a code may be used. */
export const codeLife = 72 * hour

/** Crockford's alphabet: no letter that looks like a digit, and no U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 60 random bits, in groups that can be read out on the phone. */
export function newCode(): string {
  const letters = Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/** The stored hash of a code, however it is typed. It uses the installation's secret, so that a stolen database can't be searched. */
export function hashCode(secret: Buffer, employeeId: string, typed: string): Buffer {
  return createHmac('sha256', secret)
    .update(`code:${employeeId}:${asMeant(typed)}`)
    .digest()
}

/** Reads a code however it is typed: O as 0, I and L as 1. */
export function asMeant(typed: string) {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
